// A part of the page that is loaded when it is wanted, over a line that may be dead just then.

const WAIT = 2000;
const TRIES = 30;

/** Load it, again and again if it must be; a minute without it, and it is not to be had. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await new Promise((done) => setTimeout(done, WAIT));
    }
  }
}
