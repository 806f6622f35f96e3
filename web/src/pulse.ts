// Whether a line lives. A browser does not show a page the pings of its websocket, and a line that dies without a
// goodbye looks as one on which nobody has anything to say: so whatever is sent must be answered, and is when all is
// quiet a ping.

/** Milliseconds without an answer, after which one is asked for. */
export const QUIET = 4000;
/** So long an answer may take before the page says that there is no connection. */
export const DOUBT = 3000;
/** And so long before the line is given up for another. */
export const GIVEN_UP = 8000;
/** Whoever comes back to the page, or has another network, does not wait so long. */
const HURRIED = 3000;
const TICK = 500;
/**
 * A tick so late comes from a page that slept: what has come meanwhile must be heard before anything is judged. By the
 * next one it has been, though that is late again: a page on a busy machine has none in time.
 */
const LATE = 2500;

export interface Beating {
  ping(): void;
  doubt(doubted: boolean): void;
  giveUp(): void;
}

export class Pulse {
  /** What waits for an answer on the present line, and since when. */
  private readonly waiting = new Map<string, number>();
  private answered = 0;
  private ticked = 0;
  private slept = false;
  private limit = GIVEN_UP;
  private doubted = false;
  /** The network was said to be gone, and nothing has been heard since. */
  private suspected = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly line: Beating) {}

  /** There is a new line. `id` is what is awaited on it first. */
  start(id: string): void {
    this.stop();
    this.answered = this.ticked = performance.now();
    this.sent(id);
    this.timer = setInterval(() => this.tick(), TICK);
  }

  stop(): void {
    clearInterval(this.timer);
    this.waiting.clear();
    this.limit = GIVEN_UP;
    this.doubted = this.suspected = false;
  }

  sent(id: string): void {
    this.waiting.set(id, performance.now());
  }

  heard(id: string): void {
    if (!this.waiting.delete(id)) return;
    this.answered = performance.now();
    this.limit = GIVEN_UP;
    this.suspected = false;
    this.judge();
  }

  /** What was wanted takes long, but the other side works on it. */
  patience(): void {
    const now = performance.now();
    for (const id of this.waiting.keys()) this.waiting.set(id, now);
    this.judge();
  }

  /** There is reason to ask whether it lives; for how long it has been tried already. */
  hurry(): number {
    this.limit = HURRIED;
    const now = performance.now();
    const since = now - Math.min(now, ...this.waiting.values());
    if (!this.waiting.size) this.line.ping();
    return since;
  }

  suspect(): void {
    this.suspected = true;
    this.line.ping();
    this.judge();
  }

  private tick(): void {
    const now = performance.now();
    const late = now - this.ticked > LATE && !this.slept;
    this.ticked = now;
    this.slept = late;
    if (!this.waiting.size && now - this.answered >= QUIET) this.line.ping();
    if (!late) this.judge();
  }

  private judge(): void {
    const since = performance.now() - Math.min(...this.waiting.values(), Number.POSITIVE_INFINITY);
    if (since >= this.limit) {
      this.line.giveUp();
      return;
    }
    const doubted = this.suspected || since >= Math.min(DOUBT, this.limit / 2);
    if (doubted === this.doubted) return;
    this.doubted = doubted;
    this.line.doubt(doubted);
  }
}
