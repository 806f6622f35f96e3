// The draws of a game, made again from its secret and the players' words as docs/records.md says, and held against
// what the record tells. Of each pile up to where it has to be shuffled again by rules that are not known here:
// `hemicycle verify` follows it further.

import type { Plain } from "../games/types.ts";
import { sha256, shake256 } from "./hash.ts";

type Happened = Plain & { type: string };

export class Wrong extends Error {}

class Chance {
  readonly seed: string;
  private readonly counts = new Map<string, number>();

  constructor(secret: string, words: string[]) {
    this.seed = sha256(words.length ? JSON.stringify([secret, ...words]) : secret);
  }

  private draw(purpose: string, limits: number[]): number[] {
    const count = this.counts.get(purpose) ?? 0;
    this.counts.set(purpose, count + 1);
    const stream = shake256(`${this.seed}/${purpose}/${count}`, 4 * (limits.length + 16));
    const numbers = new DataView(stream.buffer);
    const drawn: number[] = [];
    for (let at = 0; drawn.length < limits.length; at += 4) {
      const limit = limits[drawn.length]!;
      const number = numbers.getUint32(at);
      if (number < 2 ** 32 - (2 ** 32 % limit)) drawn.push(number % limit);
    }
    return drawn;
  }

  shuffled<T>(purpose: string, items: T[]): T[] {
    const mixed = [...items];
    const limits = items.slice(1).map((_, at) => items.length - at);
    for (const [at, other] of this.draw(purpose, limits).entries()) {
      const last = items.length - 1 - at;
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  }

  pick = <T>(purpose: string, items: T[]): T => items[this.draw(purpose, [items.length])[0]!]!;
  roll = (purpose: string): number => 1 + this.draw(purpose, [6])[0]!;
}

interface Table {
  players: number;
  options: Plain;
}

type Piles = Record<string, unknown>;

/** What the games have in common: `told` is given what was drawn and what the record says of it. */
abstract class Follower {
  /** Cards, lots and dice that were drawn again. */
  drawn = 0;

  constructor(
    protected readonly chance: Chance,
    protected readonly table: Table,
    protected readonly piles: Piles,
  ) {}

  abstract hear(event: Happened): void;

  protected pile = <T>(name: string) => this.piles[name] as T[];

  protected same(drawn: unknown[], told: unknown[], what: string): void {
    if (JSON.stringify(drawn) !== JSON.stringify(told)) throw new Wrong(what);
    this.drawn += told.length;
  }

  /** Cards from the end of a pile, as far as it goes: what lies under it is not known here. */
  protected top<T>(pile: T[], told: T[], what: string): void {
    const drawn = told.slice(0, pile.length).map(() => pile.pop()!);
    this.same(drawn, told.slice(0, drawn.length), what);
  }
}

class Koalition extends Follower {
  private countries = this.chance.shuffled("countries", this.pile<string>("countries"));
  private left: Record<string, string[]> = {};
  private starters = Array.from({ length: this.table.players }, (_, seat) => seat);

  hear(event: Happened): void {
    if (event.type === "new-deal")
      for (const name of ["politicians", "specials"]) {
        const piles = this.piles[name] as Record<string, string[]>;
        this.left[name] = this.chance.shuffled(name, piles[this.table.players]!);
      }
    else if (event.type === "dealt")
      for (const name of ["politicians", "specials"]) {
        const mine = event[name] as string[];
        this.same(this.left[name]!.splice(0, mine.length), mine, name);
      }
    else if (event.type === "ballot-revealed" && event.question === "starter") {
      const choices = event.choices as number[];
      const votes = (choice: number) => choices.filter((one) => one === choice).length;
      const most = Math.max(...choices.map(votes));
      this.starters = [...new Set(choices)].filter((one) => votes(one) === most);
    } else if (event.type === "starter-chosen")
      this.same([this.chance.pick("starter", this.starters)], [event.seat], "starter");
    else if (event.type === "country-turned")
      this.same(this.countries.splice(0, 1), [event.country], "countries");
  }
}

class Zoocracy extends Follower {
  private deck = this.chance.shuffled(
    "cards",
    (this.piles.cards as Record<string, string[]>)[String(this.table.options.deck)]!,
  );
  private discard: string[] = [];
  private events = this.endLater(this.chance.shuffled("events", this.pile<string>("events")));

  private endLater(events: string[]): string[] {
    return [...events.slice(0, -3), ...this.chance.shuffled("end", [...events.slice(-3), "end-of-game"])];
  }

  /** Of a whole line what is discarded comes first. */
  discarded(events: Happened[]): void {
    for (const event of events)
      if ("card" in event && event.type !== "event-drawn") this.discard.push(event.card as string);
  }

  private renew(): void {
    if (this.deck.length || !this.discard.length) return;
    this.deck = this.chance.shuffled("cards", this.discard.sort());
    this.discard = [];
  }

  hear(event: Happened): void {
    if (event.type === "cards-drawn")
      for (const card of event.cards as string[]) {
        this.renew();
        this.same([this.deck.pop()], [card], "cards");
        this.renew();
      }
    else if (event.type === "event-drawn") this.same(this.events.splice(0, 1), [event.card], "events");
    else if (event.type === "round-began") {
      const seats = Array.from({ length: this.table.players }, (_, seat) => seat);
      this.same(this.chance.shuffled("lots", seats), event.lots as number[], "lots");
    }
  }
}

class Politico extends Follower {
  private plaques = this.chance.shuffled("plaques", this.pile<number>("plaques"));
  private dealt: number[][] = [];
  private trumps: string[] = [];
  private events: string[] = [];
  private deputies: number[] = [];

  hear(event: Happened): void {
    if (event.type === "deputies-elected") this.elected(event);
    else if (event.type === "first-player-found") {
      const fewest = this.deputies.flatMap((one, seat) => (one === Math.min(...this.deputies) ? [seat] : []));
      const first = fewest.length > 1 ? this.chance.pick("first player", fewest) : fewest[0];
      this.same([first], [event.seat], "first player");
      this.trumps = this.chance.shuffled("trumps", this.pile<string>("trumps"));
      this.events = this.chance.shuffled("events", this.pile<string>("events"));
    } else if (event.type === "trumps-drawn") this.top(this.trumps, event.cards as string[], "trumps");
    else if (event.type === "event-drawn") this.top(this.events, [event.card as string], "events");
  }

  private elected(event: Happened): void {
    const told = event.plaques as number[][];
    let drawn: number[][];
    if (event.why === "first") drawn = told.map((mine) => mine.map(() => this.plaques.pop()!));
    else if (event.why === "fourth") drawn = this.dealt.map((mine) => [...mine, this.plaques.pop()!]);
    else {
      const used = this.chance.shuffled(
        "plaques",
        this.dealt.flat().sort((a, b) => a - b),
      );
      const each = Math.floor(used.length / told.length);
      drawn = told.map((_, seat) => used.slice(seat * each, (seat + 1) * each));
    }
    this.same(drawn.flat(), told.flat(), "plaques");
    this.dealt = told;
    this.deputies = event.deputies as number[];
  }
}

const BILLS = ["aid-drawn", "donation-taken", "first-election-tied"];
const DICE: Record<string, string> = {
  "stack-bombarded": "combat",
  "shots-fired": "combat",
  "unit-bribed": "bribe",
  "loyalty-tried": "loyalty",
};

class Junta extends Follower {
  private deck = this.chance.shuffled("cards", this.pile<string>("cards"));
  private aid = this.chance.shuffled("aid", this.pile<number>("aid"));

  hear(event: Happened): void {
    const purpose = DICE[event.type];
    if (event.type === "cards-drawn") this.top(this.deck, event.cards as string[], "cards");
    else if (event.type === "toll-taken") this.aid.splice(-4);
    else if (BILLS.includes(event.type)) this.bills(event.bills as number[]);
    else if (purpose) {
      const told = (event.dice ?? [event.die]) as number[];
      this.same(
        told.map(() => this.chance.roll(purpose)),
        told,
        "dice",
      );
    }
  }

  private bills(told: number[]): void {
    const number = told.reduce((sum, one) => sum + one, 0);
    if (number > this.aid.length) {
      // Bills that were spent lie under the pile: from here on one would have to know which.
      this.aid = [];
      return;
    }
    const drawn = number ? this.aid.splice(-number) : [];
    const counted = told.map((_, at) => drawn.filter((bill) => bill === at + 1).length);
    this.same(counted, told, "bills");
    this.drawn += number - told.length;
  }
}

const GAMES: Record<string, new (chance: Chance, table: Table, piles: Piles) => Follower> = {
  koalition: Koalition,
  zoocracy: Zoocracy,
  politico: Politico,
  junta: Junta,
};

export interface Header {
  game: string;
  table: Table;
  words: string[];
}

export interface Followed {
  /** Cards, lots and dice that are what they must be. */
  drawn: number;
  /** What is not, if anything, and in which decision. */
  wrong?: { what: string; move: number };
}

/** Make the draws of a game again. Of a game that is not known here, none. */
export function follow(secret: string, header: Header, piles: Piles, lines: Plain[]): Followed {
  const Game = GAMES[header.game];
  if (!Game) return { drawn: 0 };
  const follower = new Game(new Chance(secret, header.words), header.table, piles);
  for (const line of lines) {
    // From here on it was played by other rules, whose draws may be others.
    if (line.was !== undefined) break;
    const events = (line.events ?? []) as Happened[];
    try {
      if (follower instanceof Zoocracy) follower.discarded(events);
      for (const event of events) follower.hear(event);
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
      return { drawn: follower.drawn, wrong: { what: wrong.message, move: Number(line.n) } };
    }
  }
  return { drawn: follower.drawn };
}
