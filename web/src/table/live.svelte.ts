// One open table: the line to it, what is known of it, and the past moment that is looked at, if any.

import * as api from "../api.ts";
import { CommandRefused, Connection, type Status, type Wish } from "../connection.ts";
import { draftsOf, NO_QUESTION, recall, settle } from "../draft.ts";
import { fold, type Known, NOTHING } from "../fold.ts";
import type { Plain } from "../games/types.ts";
import type { Advice, Asked, Cited, DealInfo, Line, Moment, News, SeatInfo, Step } from "../protocol.ts";
import type { Lang } from "../words.ts";
import { same } from "./lesson.ts";
import { Told } from "./told.svelte.ts";

export class LiveTable {
  readonly known = new Told();
  status = $state<Status>("connecting");
  /** Why the server will not have us at this table. */
  away = $state("");
  /** The last refusal, in words. */
  trouble = $state("");
  /** The rules that it comes from. */
  forbidding = $state.raw<Cited[]>([]);
  /** The request that an answer is under way for. */
  sending = $state(-1);
  past = $state.raw<Moment | null>(null);
  /** What the coach said, and about what: the number of a question, or the id of an offer. */
  advice = $state.raw<{ about: number | string; said: Advice } | null>(null);
  /** With whom one talks: the thread that is open (threads.ts). */
  thread = $state("");
  /** What one is about to say. Here, for the page is another one when the game begins. */
  draft = $state("");
  /** A deal is being composed, and wants to know what is touched on the table: see `means` in stage/touch.ts. */
  composed = $state.raw<{ touch: (means: string) => void; knows: (means: string) => boolean } | null>(null);
  /** Where a deal covers the board: one has gone to the board to touch what is meant. */
  pointing = $state(false);
  /** What the last news told, for the board to point at and for the live region. */
  fresh = $state.raw<Line[]>([]);
  /** The board before the last news: a great moment may want to show it. */
  before: Plain = {};
  /** The same as `known`, in one piece. */
  private folded: Known = NOTHING;
  private line: Connection | null = null;
  /** News that waits while things travel, and until when. */
  private queue: News[] = [];
  private busyUntil = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private lang: Lang,
  ) {}

  /** Open the line. The server must know who we are before: see `meet`. */
  open(): void {
    draftsOf(this.id);
    const talk = recall<{ thread: string; words: string }>("talk", NO_QUESTION);
    if (talk) [this.thread, this.draft] = [talk.thread, talk.words];
    this.line ??= new Connection({
      url: api.socketAddress(this.id),
      lang: this.lang,
      news: (news) => this.hear(news),
      status: (status) => {
        this.status = status;
      },
      turnedAway: (reason) => {
        this.away = reason;
      },
      whyNot: () =>
        api.table(this.id).then(
          () => "",
          (refusal: api.Refusal) =>
            refusal.code === "not-found" || refusal.code === "not-allowed" ? refusal.said[this.lang] : "",
        ),
    });
  }

  /** Things are under way on the board: what others do meanwhile is shown when they have arrived. */
  occupy(milliseconds: number): void {
    this.busyUntil = Math.max(this.busyUntil, performance.now() + milliseconds);
  }

  /** News comes in order, and waits for what is under way, but never keeps anybody from choosing. */
  protected hear(news: News): void {
    this.queue.push(news);
    const left = this.busyUntil - performance.now();
    if (left <= 0 || news.whole || this.sending >= 0 || news.asked?.length) this.catchUp();
    else this.timer ??= setTimeout(() => this.catchUp(), left);
  }

  /** Take everything in that has come. */
  catchUp = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    let [before, fresh]: [Plain, Line[]] = [this.folded.board, []];
    for (const news of this.queue.splice(0)) {
      this.take(news);
      [before, fresh] = news.whole ? [this.before, []] : [before, [...fresh, ...this.fresh]];
    }
    // What came while things were under way is told as one: none of its great moments is lost.
    this.before = before;
    this.fresh = fresh;
  };

  protected take(news: News): void {
    const before = this.folded;
    this.before = before.board;
    this.folded = fold(before, news);
    this.known.tell(this.folded);
    settle(this.known.asked.map((one) => one.id));
    const asked = (known: Known) => known.asked.find((one) => one.id === this.sending);
    const still = asked(this.known);
    // What one merely may do keeps its number, and is not asked anew: then any news will do.
    if (news.whole || !still || still.optional || still.answered !== asked(before)?.answered)
      this.sending = -1;
    // Why something could not be done does not outlast the question.
    if (this.required && this.required.id !== before.asked.find((one) => !one.optional)?.id)
      this.trouble = "";
    // News that comes twice leaves the lines as they are, and tells nothing.
    const about = this.advice?.about;
    const stands = [...this.known.asked, ...this.offers].some((one) => one.id === about);
    if (this.advice && !stands) this.advice = null;
    this.fresh = news.whole || this.known.lines === before.lines ? [] : (news.lines ?? []);
  }

  seats = $derived<SeatInfo[]>(this.known.table?.seats ?? []);
  seat = $derived(this.known.you.seat ?? -1);
  /** What must be answered, then what may be. */
  required = $derived<Asked | undefined>(this.known.asked.find((one) => !one.optional));
  /** Deals that wait for my answer. */
  offers = $derived<DealInfo[]>(
    this.known.deals.filter(
      (deal) =>
        deal.status === "open" && deal.parties.includes(this.seat) && !deal.accepted.includes(this.seat),
    ),
  );

  /** Whether a lesson asks for this answer: it gets a ring. */
  wanted(action: Plain): boolean {
    return this.known.taught?.note?.tries?.some((one) => one.action && same(one.action, action)) ?? false;
  }

  name(seat: number): string {
    return this.seats[seat]?.name || String(seat + 1);
  }

  /** Want something of the table; whether it was done. Why not is in `trouble`. */
  async want(wish: Wish): Promise<boolean> {
    return (await this.brought(wish)) !== null;
  }

  /** The same with what came back; null: it was not done. */
  private async brought(wish: Wish): Promise<Advice | undefined | null> {
    this.trouble = "";
    try {
      return await this.line?.send(wish);
    } catch (refusal) {
      if (refusal instanceof CommandRefused) {
        this.trouble = refusal.message;
        this.forbidding = refusal.refused.rule ?? [];
      }
      this.sending = -1;
      return null;
    }
  }

  /** Ask the coach about a question, or an offer; if that has been told already, put it away. */
  advise = async (about: number | string): Promise<void> => {
    if (this.advice?.about === about) {
      this.advice = null;
      return;
    }
    const wish = typeof about === "number" ? { request: about } : { deal: about };
    const said = await this.brought({ do: "advise", ...wish });
    if (said) this.advice = { about, said };
  };

  act = (request: number, ...actions: Plain[]): void => {
    if (this.past || this.sending === request) return;
    this.sending = request;
    this.want({ do: "act", request, actions }).then(() => {
      // The news of it comes with or before the word that it is done; this is for the case that it does not.
      setTimeout(() => {
        if (this.sending === request) this.sending = -1;
      }, 1000);
    });
  };

  /** What I did last and may take back, if anything. */
  get undoable(): Step | null {
    return this.past ? null : (this.known.you.undo ?? null);
  }

  undo = (): void => {
    const step = this.undoable;
    if (!step || this.sending >= 0) return;
    this.sending = step.request;
    this.want({ do: "undo", request: step.request }).then(() => {
      if (this.sending === step.request) this.sending = -1;
    });
  };

  /** Everything in another language: the server sends it anew. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.advice = null;
    if (this.line) this.want({ do: "speak", lang });
    if (this.past) this.look(this.past.move);
  }

  async look(move: number): Promise<void> {
    try {
      this.past = await api.moment(this.id, move, this.lang);
    } catch (refusal) {
      this.trouble = (refusal as api.Refusal).said[this.lang];
      this.forbidding = [];
    }
  }

  now(): void {
    this.past = null;
  }

  hurry = (): void => this.line?.hurry();
  close(): void {
    clearTimeout(this.timer);
    this.line?.close();
  }
}

/** Points by seat, where the game's board says them: as its standing, or a game without a board as `points`. */
export function pointsOf(board: Plain): number[] | null {
  const standing = board.standing as { points?: number[] } | undefined;
  const points = board.points as { by_seat?: number[] } | undefined;
  return standing?.points ?? points?.by_seat ?? null;
}
