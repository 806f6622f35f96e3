// The great moments of Politico: ballots, governments that come and go, duels, the army, elections.

import type { Line } from "../../protocol.ts";
import type { Happened, Moment, Paper } from "../../stage/moments.svelte.ts";
import Elected from "./Elected.svelte";
import Fight from "./Fight.svelte";
import Kepi from "./Kepi.svelte";
import Ministers from "./Ministers.svelte";
import type { Board } from "./shown.ts";
import { type Speech, speech as speechOf } from "./speech.ts";

type Event = Record<string, unknown>;
type Told = Line & { event: Event };

interface News {
  lines: Told[];
  before: Partial<Board>;
  after: Board;
  speech: Speech;
}

export default function moments({ lines, before, after, seats, lang }: Happened): Moment[] {
  const told = lines.filter((line): line is Told => line.event !== undefined);
  const news: News = {
    lines: told,
    before: before as Partial<Board>,
    after: after as unknown as Board,
    speech: speechOf(lang, seats),
  };
  return told.flatMap((line, at) => momentOf(line, at, news) ?? []);
}

function momentOf({ event, said }: Told, at: number, news: News): Moment | undefined {
  const { lines, speech } = news;
  const { say } = speech;
  const after = (type: string) => lines.slice(at + 1).find((one) => one.event.type === type);
  const seat = event.seat as number;
  const members = event.members as number[];
  switch (event.type) {
    case "deputies-elected":
      return elected(event, news);
    case "invitations-answered":
      return {
        kind: "papers",
        title: say("board-moment-answers"),
        papers: [
          ...members.map((one): Paper => ({ seat: one, said: say("board-moment-joins"), tone: "good" })),
          ...(event.declined as number[]).map(
            (one): Paper => ({ seat: one, said: say("board-moment-declines"), tone: "bad" }),
          ),
        ],
      };
    case "ballot-revealed":
      return {
        kind: "papers",
        title: say(`board-vote-${event.question}`),
        papers: votes(event, speech),
        said: (after("investiture-voted") ?? after("motion-voted"))?.said,
      };
    case "government-formed":
      return {
        kind: "together",
        title: say("board-moment-formed", { seat: speech.seat(seat) }),
        picture: { of: Ministers, props: { members } },
        papers: members.map((one) => ({
          seat: one,
          said: say(one === seat ? "term-card-premier-ministre" : "board-moment-minister"),
        })),
        said,
      };
    case "government-scored":
      return {
        kind: "end",
        title: say("board-moment-scored"),
        papers: gains(members, event.points as number[]),
      };
    case "government-fell": {
      const paid = after("points-changed")?.event;
      return {
        kind: "fall",
        title: say(event.why === "army" ? "board-moment-coup" : "board-moment-fell"),
        picture: { of: Ministers, props: { members, fallen: true } },
        papers: paid && gains(paid.seats as number[], paid.points as number[]),
        said,
      };
    }
    case "prime-minister-resigned":
      return {
        kind: "fall",
        title: say("board-moment-resigned"),
        picture: {
          of: Ministers,
          props: { members: news.before.government?.members ?? [seat], fallen: true },
        },
        said,
      };
    case "attack-countered":
      return duel("board-moment-countered", event.attacker, event.attack, event, said, speech);
    case "attack-succeeded":
      // What fell says it all.
      return after("government-fell")
        ? undefined
        : duel("board-moment-hit", seat, event.card, { target: event.target }, said, speech);
    case "army-played":
    case "army-stopped":
      return {
        kind: "fight",
        title: say(event.type === "army-played" ? "board-army" : "board-moment-stopped"),
        picture: { of: Kepi, props: {} },
        said,
      };
    case "investiture-cancelled":
    case "motion-cancelled":
      return { kind: "fall", title: say("board-moment-cancelled"), picture: { of: Kepi, props: {} }, said };
    case "union-played":
      return { kind: "together", title: speech.card("union-nationale"), said };
  }
  return undefined;
}

function duel(
  title: string,
  attacker: unknown,
  card: unknown,
  { target, card: defence = "" }: Event,
  said: string,
  speech: Speech,
): Moment {
  return {
    kind: "fight",
    title: speech.say(title, { target: speech.seat(target as number) }),
    picture: { of: Fight, props: { attacker, target, card, defence, speech } },
    said,
  };
}

/** Everybody's paper, as they were asked: what they voted, with how many deputies. */
function votes({ voters, choices, weights }: Event, { say }: Speech): Paper[] {
  return (voters as number[]).map((seat, at) => {
    const choice = (choices as string[])[at]!;
    return {
      seat,
      said: `${say(`board-cast-${choice}`)} · ${(weights as number[])[at]}`,
      tone: choice === "yes" ? "good" : choice === "no" ? "bad" : undefined,
    };
  });
}

const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

function gains(seats: number[], points: number[]): Paper[] {
  return seats.map((seat, at) => ({
    seat,
    said: signed(points[at]!),
    tone: points[at]! < 0 ? "bad" : "good",
  }));
}

/** Who has how many deputies now, and how many more or fewer than before. */
function elected({ why, deputies }: Event, { before, after, speech }: News): Moment {
  const now = deputies as number[];
  const was = why === "first" ? undefined : before.assembly?.deputies;
  return {
    kind: "papers",
    title: speech.say(`board-moment-elected-${why}`),
    picture: { of: Elected, props: { deputies: now, together: after.government?.members ?? [] } },
    papers: now.map((number, seat) => {
      const more = was ? number - (was[seat] ?? 0) : 0;
      return {
        seat,
        said: more ? `${number} (${signed(more)})` : String(number),
        tone: more > 0 ? "good" : more < 0 ? "bad" : undefined,
      };
    }),
  };
}
