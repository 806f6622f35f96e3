// A line to a table that mends itself. What is lost is asked for again by number; a command that nobody has
// acknowledged is sent again with the same id, and the server carries it out once.

import type { Advice, AnyCommand, Frame, News, Refused } from "./protocol.ts";
import type { Lang } from "./words.ts";

export type Status = "connecting" | "live" | "lost";

/** A command without its id. */
export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id"> : never) : never;

/** The part of a WebSocket that is used, so that tests can stand in for it. */
export interface Line {
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Settings {
  lang: Lang;
  /** The address without after= and lang=. */
  url: string;
  news(news: News): void;
  status(status: Status): void;
  /** The server will not have us here: no such table, or not for us. There is no use in trying again. */
  turnedAway?(reason: string): void;
  /**
   * Why the line could not be opened, if that is final; else nothing. A browser does not tell what the server
   * said to a handshake, so it is asked for otherwise.
   */
  whyNot?(): Promise<string>;
  dial?(url: string): Line;
  random?(): number;
}

export class CommandRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.said);
  }
}

interface Sent {
  text: string;
  /** What was asked for, and came before the word that it is done. */
  advice?: Advice;
  done(advice?: Advice): void;
  refused(why: CommandRefused): void;
}

/** Not crypto.randomUUID: browsers have it only over https, and a friend may come by http://192.168.… */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** What a server closes with that will not have us. It is also what a flood is cut off with; that passes. */
const POLICY = 1008;

export class Connection {
  private line: Line | null = null;
  private readonly sent = new Map<string, Sent>();
  private number = -1;
  private lang: Lang;
  /** The language in which we were told what we have; lines can't go on in another. */
  private told: Lang;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private live = false;
  private closed = false;
  /** What the server said to no command of ours: why it hangs up. */
  private farewell = "";

  constructor(private readonly settings: Settings) {
    this.lang = this.told = settings.lang;
    this.open();
  }

  /** Want something. Settles when the server has stored it, or has refused it; with the advice that was wanted. */
  send(wish: Wish): Promise<Advice | undefined> {
    const id = newId();
    if (wish.do === "speak") this.lang = wish.lang;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done, refused) => {
      this.sent.set(id, { text, done, refused });
      if (this.live) this.line!.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.hangUp();
  }

  /** Try at once, as when the machine wakes or the network is back. */
  hurry(): void {
    if (this.closed || this.line) return;
    this.failures = 0;
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.settings.status("connecting");
    const asked = new URLSearchParams({ lang: this.lang });
    if (this.number >= 0 && this.told === this.lang) asked.set("after", String(this.number));
    const dial = this.settings.dial ?? ((url) => new WebSocket(url) as unknown as Line);
    const line = dial(`${this.settings.url}?${asked}`);
    const told = this.lang;
    this.line = line;
    // A line that was given up may still ring: only the present one is heard.
    line.onmessage = ({ data }) => this.line === line && this.hear(JSON.parse(data) as Frame, told);
    line.onclose = ({ code }) => this.line === line && this.lost(code);
  }

  private hear(frame: Frame, dialled: Lang): void {
    if (frame.type === "news") {
      if (frame.whole) this.told = this.live ? this.lang : dialled;
      this.number = frame.whole ? frame.number : Math.max(this.number, frame.number);
      this.settings.news(frame);
      if (!this.live) this.greet();
      return;
    }
    if (frame.type === "refused" && !frame.id) this.farewell = frame.said;
    const sent = this.sent.get(frame.id);
    if (!sent) return;
    if (frame.type === "advice") {
      sent.advice = frame;
      return;
    }
    this.sent.delete(frame.id);
    if (frame.type === "done") sent.done(sent.advice);
    else sent.refused(new CommandRefused(frame));
  }

  /** The first news has come: we are in. Send again, in their order, what nobody has acknowledged. */
  private greet(): void {
    this.live = true;
    this.failures = 0;
    this.settings.status("live");
    for (const { text } of this.sent.values()) this.line!.send(text);
  }

  private lost(code: number): void {
    const wasLive = this.live;
    this.hangUp();
    this.settings.status("lost");
    if (!wasLive && code === POLICY && this.farewell) {
      this.giveUp(this.farewell);
      return;
    }
    // Twice as long each time, and not all at the same moment when a server comes back.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    this.timer = setTimeout(() => this.open(), wait * (0.5 + (this.settings.random ?? Math.random)() / 2));
    if (!wasLive) this.settings.whyNot?.().then((reason) => reason && !this.live && this.giveUp(reason));
  }

  private giveUp(reason: string): void {
    this.close();
    this.settings.turnedAway?.(reason);
  }

  private hangUp(): void {
    const line = this.line;
    this.line = null;
    this.live = false;
    line?.close();
  }
}
