// A line to a table that mends itself, and knows when it is dead (pulse.ts). What is lost is asked for again by
// number; a command that nobody has acknowledged is sent again with the same id, and the server carries it out once.

import type { Advice, AnyCommand, Frame, News, Refused } from "./protocol.ts";
import { Pulse } from "./pulse.ts";
import type { Lang } from "./words.ts";

/** Live: what the server has to say is heard, and it hears us. */
export type Status = "connecting" | "live" | "lost";

/** A command without its id. */
export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id"> : never) : never;

/** What one knew when one wanted it. */
export interface Meant {
  /** In words, to say what became of it. */
  said: string;
  /** As whom. */
  seat: number;
  /** For an answer under seal: the one that it takes the place of; -1: none. */
  answered?: number;
}

/** What the server has not acknowledged yet. */
export interface Waiting {
  id: string;
  wish: Wish;
  meant: Meant;
}

/** Where it is kept, so that it outlasts a page that is loaded again. */
export interface Outbox {
  load(): Waiting[];
  save(waiting: Waiting[]): void;
}

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
  /** Whoever runs the server has a word for us. */
  heed?(): void;
  /** The server will not have us here: no such table, or not for us. There is no use in trying again. */
  turnedAway?(reason: string): void;
  /**
   * Why the line could not be opened, if that is final; else nothing. A browser does not tell what the server
   * said to a handshake, so it is asked for otherwise.
   */
  whyNot?(): Promise<string>;
  outbox?: Outbox;
  /** What is not acknowledged has changed. */
  waiting?(waiting: Waiting[]): void;
  /** Something has been done; what waits still. */
  taken?(one: Waiting, left: Waiting[]): void;
  /** What was still waiting when the page was loaded has been done; or not, and why. */
  settled?(one: Waiting, refused: Refused | null): void;
  /** Why something that has waited no longer fits, now that it could be sent; else nothing. */
  unfit?(one: Waiting): string;
  dial?(url: string): Line;
  random?(): number;
}

export class CommandRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.said);
  }
}

interface Sent extends Waiting {
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
/** So long a line may take to open before it is tried anew for whoever comes back to the page. */
const OPENING = 2000;
/** What a server closes with that will not have us. It is also what a flood is cut off with; that passes. */
const POLICY = 1008;
/** The first news, among what is waited for. */
const FIRST_NEWS = "";
/** Of use to the page that asked for it alone, or wanted again by every page. */
const FLEETING = ["speak", "advise", "open"];

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
  /** How many messages have come on this line. */
  private heard = 0;
  private readonly pulse = new Pulse({
    ping: () => this.ping(),
    doubt: (doubted) => this.live && this.settings.status(doubted ? "lost" : "live"),
    giveUp: () => this.lost(0),
  });

  constructor(private readonly settings: Settings) {
    this.lang = this.told = settings.lang;
    for (const one of settings.outbox?.load() ?? [])
      this.sent.set(one.id, {
        ...one,
        done: () => settings.settled?.(one, null),
        refused: (why) => settings.settled?.(one, why.refused),
      });
    this.changed();
    this.open();
  }

  /** Want something. Settles when the server has stored it, or has refused it; with the advice that was wanted. */
  send(wish: Wish, meant: Meant = { said: "", seat: -1 }): Promise<Advice | undefined> {
    const id = newId();
    if (wish.do === "speak") this.lang = wish.lang;
    return new Promise((done, refused) => {
      const one = { id, wish, meant, done, refused };
      this.sent.set(id, one);
      this.changed();
      if (this.live) this.transmit(one);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.hangUp();
  }

  /** Look at once whether the line lives, and try again if not: the machine wakes, or the network is back. */
  hurry(): void {
    if (this.closed) return;
    this.failures = 0;
    if (!this.line) this.open();
    else if (this.live) this.pulse.hurry();
    else if (this.pulse.hurry() > OPENING) this.lost(0);
  }

  /** The network says that it is gone: what it says may be wrong, so the server is asked. */
  doubt(): void {
    if (this.live) this.pulse.suspect();
  }

  private ping(): void {
    const id = newId();
    this.pulse.sent(id);
    this.line?.send(JSON.stringify({ do: "ping", id }));
  }

  private transmit(one: Waiting): void {
    this.pulse.sent(one.id);
    this.line!.send(JSON.stringify({ ...one.wish, id: one.id }));
  }

  private changed(): void {
    const waiting = [...this.sent.values()]
      .filter(({ wish }) => !FLEETING.includes(wish.do))
      .map(({ id, wish, meant }) => ({ id, wish, meant }));
    this.settings.outbox?.save(waiting);
    this.settings.waiting?.(waiting);
  }

  /** Say what is true now and not worth repeating: if nobody hears it, it is forgotten. Whether it was sent. */
  mention(wish: Wish): boolean {
    if (this.live) this.line!.send(JSON.stringify({ ...wish, id: newId() }));
    return this.live;
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
    this.heard = 0;
    this.pulse.start(FIRST_NEWS);
    // A line that was given up may still ring: only the present one is heard.
    line.onmessage = ({ data }) => this.line === line && this.listen(data, told);
    line.onclose = ({ code }) => this.line === line && this.lost(code);
  }

  /** What can't be read was damaged on its way, and what else was nobody knows. */
  private listen(data: string, dialled: Lang): void {
    let frame: Frame;
    try {
      frame = JSON.parse(data) as Frame;
    } catch {
      this.lost(0);
      return;
    }
    const before = this.heard++;
    // The first news on a line, and no other, goes on from a number.
    const doubled = frame.type === "news" && frame.resumed && before > 0;
    if (doubled || (frame.type === "beat" && (frame.told ?? 0) !== before)) {
      // Which message was lost, or came twice, nobody knows: all is told anew.
      this.number = -1;
      this.lost(0);
    } else this.hear(frame, dialled);
  }

  private hear(frame: Frame, dialled: Lang): void {
    if (frame.type === "heed") {
      this.settings.heed?.();
      return;
    }
    if (frame.type === "news") {
      if (frame.whole) this.told = this.live ? this.lang : dialled;
      this.number = frame.whole ? frame.number : Math.max(this.number, frame.number);
      this.settings.news(frame);
      if (!this.live) this.greet();
      return;
    }
    if (frame.type === "beat" && !frame.id) this.pulse.patience();
    if (frame.type === "refused" && !frame.id) this.farewell = frame.said;
    this.pulse.heard(frame.id);
    const sent = this.sent.get(frame.id);
    if (!sent || frame.type === "beat") return;
    if (frame.type === "advice") {
      sent.advice = frame;
      return;
    }
    this.answered(sent, frame.type === "refused" ? frame : null);
  }

  private answered(sent: Sent, refused: Refused | null): void {
    this.sent.delete(sent.id);
    if (!refused) this.settings.taken?.(sent, [...this.sent.values()]);
    this.changed();
    if (refused) sent.refused(new CommandRefused(refused));
    else sent.done(sent.advice);
  }

  /** The first news has come: we are in. Send again, in their order, what nobody has acknowledged. */
  private greet(): void {
    this.live = true;
    this.failures = 0;
    this.pulse.heard(FIRST_NEWS);
    this.settings.status("live");
    for (const one of [...this.sent.values()]) {
      const said = this.settings.unfit?.(one);
      if (said) this.answered(one, { type: "refused", id: one.id, code: "not-allowed", said });
      else this.transmit(one);
    }
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
    this.pulse.stop();
    line?.close();
  }
}
