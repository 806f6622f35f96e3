// Whether somebody is before the page: it can be seen, and has just been used. A tab that is open somewhere says
// nothing of the kind, and a hidden one never does.

/** Between two times that it is said. */
export const PAUSE = 20_000;
/** What is longer ago is no news. */
const FRESH = 60_000;
const USES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];

export class Presence {
  private used = -Infinity;
  private said = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` tells the server, and whether that was possible. */
  constructor(private readonly say: () => boolean) {}

  /** To come to a page is to use it. Returns how to stop. */
  watch(): () => void {
    for (const use of USES) window.addEventListener(use, this.use, { passive: true });
    document.addEventListener("visibilitychange", this.turned);
    this.use();
    return () => {
      clearTimeout(this.timer);
      for (const use of USES) window.removeEventListener(use, this.use);
      document.removeEventListener("visibilitychange", this.turned);
    };
  }

  /** Say what has not been said: at once, or a while after it was said last. */
  tell = (): void => {
    const now = Date.now();
    if (this.used <= this.said || now - this.used > FRESH) return;
    const wait = this.said + PAUSE - now;
    if (wait <= 0) this.speak(now);
    else
      this.timer ??= setTimeout(() => {
        this.timer = undefined;
        this.tell();
      }, wait);
  };

  private use = (): void => {
    if (document.visibilityState !== "visible") return;
    this.used = Date.now();
    this.tell();
  };

  private turned = (): void => {
    if (document.visibilityState === "visible") this.use();
    // What was seen until now is said while it is known when that was.
    else if (this.used > this.said) this.speak(Date.now());
    if (document.visibilityState !== "visible") this.used = -Infinity;
  };

  private speak(now: number): void {
    if (this.say()) this.said = now;
  }
}
