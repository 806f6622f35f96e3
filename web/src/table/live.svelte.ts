// One open table: the line to it, what is known of it, and the past moment that is looked at, if any.

import * as api from "../api.ts";
import { CommandRefused, Connection, type Status, type Waiting, type Wish } from "../connection.ts";
import { draftsOf, NO_QUESTION, recall, remember, settle } from "../draft.ts";
import { sealWord, wordFor } from "../fair/word.ts";
import { fold, type Known, longer, NOTHING } from "../fold.ts";
import type { Plain } from "../games/types.ts";
import { t } from "../language.svelte.ts";
import { meet } from "../myself.svelte.ts";
import type {
  Advice,
  Asked,
  Cited,
  DealInfo,
  Line,
  Moment,
  News,
  Refused,
  SeatInfo,
  Step,
} from "../protocol.ts";
import type { Lang } from "../words.ts";
import { same } from "./lesson.ts";
import { answeredElsewhere, counts, type Pending, saidOf, sentBox } from "./pending.ts";
import { Told } from "./told.svelte.ts";

export class LiveTable {
  readonly known = new Told();
  status = $state<Status>("connecting");
  /** Why the server will not have us at this table. */
  away = $state("");
  /** The last refusal, in words. */
  trouble = $state("");
  /** What was sent and is not known to have been done. */
  waits = $state.raw<Waiting[]>([]);
  /** What came of what was wanted before the page was loaded, where it no longer fits. */
  dropped = $state("");
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
  /** The language of what is known: another one than the page's until the server has told all anew. */
  told = $state<Lang>("en");
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
  ) {
    this.told = lang;
  }

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
      heed: () => void meet(),
      turnedAway: (reason) => {
        this.away = reason;
      },
      outbox: sentBox(this.id),
      waiting: (waits) => {
        this.waits = waits;
      },
      taken: (one, left) => counts(one, left, this.known.asked),
      settled: (one, refused) => this.settled(one, refused),
      unfit: (one) => this.unfit(one),
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
    if (news.whole) this.told = this.lang;
    this.known.tell(this.folded);
    const gone = settle(this.known.asked.map((one) => one.id));
    // In play a draft goes because one has answered; this one went while nobody looked.
    if (news.whole && gone.some((request) => !this.acting(request))) this.dropped = t("draft-dropped");
    if (news.sealed) this.openWord();
    const asked = (known: Known) => known.asked.find((one) => one.id === this.sending);
    const still = asked(this.known);
    // What one merely may do keeps its number, and is not asked anew: then any news will do.
    if (news.whole || !still || still.optional || still.answered !== asked(before)?.answered)
      this.sending = news.whole ? (this.held?.request ?? -1) : -1;
    // Why something could not be done does not outlast the question.
    if (this.required && this.required.id !== before.asked.find((one) => !one.optional)?.id)
      this.trouble = "";
    // News that comes twice leaves the lines as they are, and tells nothing.
    const about = this.advice?.about;
    const stands = [...this.known.asked, ...this.offers].some((one) => one.id === about);
    if (this.advice && !stands) this.advice = null;
    this.fresh = news.whole || this.known.lines === before.lines ? [] : (news.lines ?? []);
  }

  /** Ready, with a word of this browser's own for the deal; or not yet. */
  getReady(ready: boolean): Promise<boolean> {
    const committed = this.known.table?.commitment ?? "";
    return this.want({ do: "ready", ready, seal: ready ? sealWord(this.id, committed, this.seat) : "" });
  }

  /** All seals have come: open the word that this browser has sealed, if it has. */
  private openWord(): void {
    const { table, you, sealed } = this.folded;
    const word = wordFor(this.id, table?.commitment ?? "", you.seat ?? -1, sealed);
    // It may come too late, or be open already: then the cards say so.
    if (word && table?.state === "gathering") this.line?.send({ do: "open", word }).catch(() => undefined);
  }

  /** The answer that waits for the line. */
  held = $derived<Pending<"act"> | undefined>(
    this.waits
      .map(({ wish }) => wish)
      .findLast(
        (wish): wish is Pending<"act"> =>
          wish.do === "act" && this.known.asked.some(({ id }) => id === wish.request),
      ),
  );

  /** Whether an answer to this question is under way. */
  private acting(request: number): boolean {
    return this.waits.some(({ wish }) => wish.do === "act" && wish.request === request);
  }

  /** What no longer fits when the line is back: the server refuses what the rules do, and can't know the rest. */
  private unfit({ wish, meant }: Waiting): string {
    if (meant.seat >= 0 && meant.seat !== this.seat) return t("unfit-seat");
    const elsewhere = answeredElsewhere(wish, meant, this.known.asked, this.waits);
    return elsewhere ? t("unfit-answered") : "";
  }

  /** What waited while the page was loaded anew is done; or it is not, and who wanted it is told. */
  private settled({ wish, meant }: Waiting, refused: Refused | null): void {
    if (wish.do === "offer" && !refused) remember("deal", NO_QUESTION, null);
    if (!refused) return;
    if (wish.do === "say" && !this.draft) this.draft = wish.text;
    this.dropped = t(meant.said ? "waiting-dropped" : "waiting-dropped-some", {
      what: meant.said,
      reason: refused.said,
    });
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
      const answered = this.known.asked.find((one) => wish.do === "act" && one.id === wish.request)?.answered;
      const said = saidOf(wish, this.known);
      return await this.line?.send(wish, { said, seat: this.seat, answered: answered ?? -1 });
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

  /** What was said before what is known: the page before it. */
  async hearEarlier(): Promise<void> {
    const first = this.known.talk[0];
    if (!first) return;
    try {
      const page = await api.talk(this.id, first.id);
      // Another language, or a gap, may have come meanwhile, and then it is the page of something else.
      if (this.folded.talk[0]?.id !== first.id) return;
      this.folded = longer(this.folded, page);
      this.known.tell(this.folded);
    } catch (refusal) {
      this.trouble = (refusal as api.Refusal).said[this.lang];
      this.forbidding = [];
    }
  }

  now(): void {
    this.past = null;
  }

  /** The page is looked at and used: what there is to see here, no notice need tell. Whether it could be said. */
  present = (): boolean => this.seat >= 0 && (this.line?.mention({ do: "present" }) ?? false);

  hurry = (): void => this.line?.hurry();
  /** The network is said to be gone. */
  doubt = (): void => this.line?.doubt();
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
