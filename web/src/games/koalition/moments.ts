// Great moments of Koalition: who begins, a leader falls, hands are shaken, a country has voted, Europe.

import type { Line } from "../../protocol.ts";
import type { Happened, Moment, MomentsOf } from "../../stage/moments.svelte.ts";
import Ended from "./Ended.svelte";
import { partyOf } from "./parties.ts";
import Shaken from "./Shaken.svelte";
import Shift from "./Shift.svelte";
import type { Board, PartyNow, Table } from "./shown.ts";
import { type Speech, speech as speechOf } from "./speech.ts";

interface Score {
  seat: number;
  bonus: number;
  cards: number;
}
interface Counted {
  blocs: string[];
  leaders: number[];
  votes: number[];
  total: number;
  majority: number;
}

/** What an event says, as the game's `events.py` declares it. */
const told = <Event>(line: Line | undefined) => line?.event as unknown as Event | undefined;

/** The action cards, by the event that tells of each. */
const CARDS: Record<string, string> = {
  "sturz-played": "sturz",
  "doppler-played": "doppler",
  "skandal-played": "skandal",
  "ruecktritt-played": "ruecktritt",
  "weste-played": "weste",
};

const moments: MomentsOf = (happened) => {
  const { lines, lang, seats } = happened;
  const [before, after] = [happened.before, happened.after] as unknown as [Board, Board];
  if (!before.summary || !after.summary) return [];
  const speech = speechOf(lang, seats, after.summary);
  const found: Moment[] = [];
  for (const line of lines) {
    if (line.type === "ballot-revealed") found.push(election(line, lines, speech));
    else if (line.type in CARDS) found.push(...played(line, before, after, speech));
    else if (line.type === "coalition-formed") found.push(formed(line, before, speech));
    else if (line.type === "no-coalition" && told<{ again: boolean }>(line)?.again)
      found.push({
        kind: "fall",
        title: speech.say("moment-again", { country: speech.country(before.journey.country) }),
        said: line.said,
        sound: "fall",
      });
  }
  found.push(...ended(happened, before, speech));
  found.push(...europe(lines, speech));
  return found;
};
export default moments;

function election(line: Line, lines: Line[], speech: Speech): Moment {
  const { voters, choices } = told<{ voters: number[]; choices: number[] }>(line)!;
  const chosen = lines.find((one) => one.type === "starter-chosen");
  const starter = told<{ seat: number }>(chosen)?.seat;
  return {
    kind: "papers",
    title: speech.say("board-who-begins"),
    papers: voters.map((seat, at) => ({
      seat,
      said: speech.seat(choices[at]!),
      tone: choices[at] === starter ? "good" : undefined,
    })),
    said: chosen?.said,
    sound: "vote",
  };
}

/** A card that makes a leader fall, or moves so many votes that others must think again: a sixth of all. */
const MUCH = 1 / 6;

function played(line: Line, before: Board, after: Board, speech: Speech): Moment[] {
  const event = told<{ party?: string; target?: string; card?: string }>(line)!;
  const hit = event.party ?? event.target ?? event.card ?? "";
  const of = (table: Table): PartyNow | undefined => {
    const party = table.laid.find((one) => one.card === hit)?.party ?? hit;
    return table.parties.find((one) => one.party === party);
  };
  const [was, is] = [of(before.table), of(after.table)];
  if (!was || !is) return [];
  const fell = was.leader != null && was.leader !== is.leader;
  if (!fell && Math.abs(is.votes - was.votes) < before.table.total * MUCH) return [];
  const [leader, party] = [was.leader == null ? "" : speech.seat(was.leader), speech.party(was.party)];
  const title = fell
    ? speech.say("moment-falls", { leader, party })
    : speech.say(is.votes > was.votes ? "moment-grows" : "moment-shrinks", { party });
  const card = CARDS[line.type]!;
  const leaders = [was.leader ?? null, is.leader ?? null];
  const props = { party: was.party, card, votes: [was.votes, is.votes], leaders };
  return [
    { kind: fell ? "fall" : "papers", title, said: line.said, picture: { of: Shift, props }, sound: "fall" },
  ];
}

function formed(line: Line, before: Board, speech: Speech): Moment {
  const { coalition } = told<{ coalition: string[] }>(line)!;
  const leaders = new Map(before.table.blocs.map((one) => [one.id, one.leader]));
  const parties = coalition.map((bloc) => ({ party: partyOf(bloc), leader: leaders.get(bloc) ?? -1 }));
  return {
    kind: "together",
    title: speech.say("moment-shaken", { country: speech.country(before.journey.country) }),
    said: line.said,
    picture: { of: Shaken, props: { parties } },
    sound: "formed",
  };
}

/** A country has voted, with a government or without. */
function ended({ lines }: Happened, before: Board, speech: Speech): Moment[] {
  const of = (type: string) => lines.find((one) => one.type === type);
  const made = of("coalition-formed") ?? of("won-alone");
  const none = lines.find((one) => one.type === "no-coalition" && !told<{ again: boolean }>(one)?.again);
  const line = made ?? none;
  if (!line) return [];
  const event = told<{ coalition?: string[]; bloc?: string }>(line)!;
  const coalition = event.coalition ?? (event.bloc ? [event.bloc] : []);
  const points = new Map<number, number>();
  for (const one of told<{ scores: Score[] }>(of("points-scored"))?.scores ?? [])
    points.set(one.seat, (points.get(one.seat) ?? 0) + one.bonus + one.cards);
  const won = [...points].map(([seat, mine]) => ({ seat, points: mine })).sort((a, b) => b.points - a.points);
  const table = counted(told<Counted>(of("votes-counted"))) ?? before.table;
  const leaders = new Set(table.blocs.filter((one) => coalition.includes(one.id)).map((one) => one.leader));
  const country = speech.country(before.journey.country);
  return [
    {
      kind: "end",
      title: speech.say(coalition.length ? "moment-ended" : "moment-failed", { country }),
      picture: { of: Ended, props: { table, coalition, points: won } },
      papers: won.map((one) => ({
        seat: one.seat,
        said: `+${one.points}`,
        tone: leaders.has(one.seat) ? ("good" as const) : undefined,
      })),
      said: line.said,
      hold: true,
      sound: coalition.length ? "coins" : "fall",
    },
  ];
}

/** The table as it was counted: where the last card decides, the board before it does not have it yet. */
function counted(count: Counted | undefined): Table | undefined {
  if (!count) return undefined;
  const blocs = count.blocs.map((id, at) => ({
    id,
    party: partyOf(id),
    leader: count.leaders[at]!,
    votes: count.votes[at]!,
  }));
  const parties = [...new Set(blocs.map((one) => one.party))].map((party) => {
    const mine = blocs.filter((one) => one.party === party);
    const votes = mine.reduce((sum, one) => sum + one.votes, 0);
    return { party, votes, blocs: mine.map((one) => one.id) };
  });
  const { total, majority } = count;
  return { laid: [], parties, blocs, total, majority, possible: [], all: true };
}

function europe(lines: Line[], speech: Speech): Moment[] {
  const given = lines.flatMap(
    (line) => told<{ type: string; party: string; winners: number[]; each: number }>(line) ?? [],
  );
  const papers = given
    .filter((one) => one.type === "europe-bonus-given")
    .flatMap((one) =>
      one.winners.map((seat) => ({
        seat,
        said: speech.say("moment-bonus", { party: speech.party(one.party), points: one.each }),
        tone: "good" as const,
      })),
    );
  if (!papers.length) return [];
  return [{ kind: "end", title: speech.say("board-europe-given"), papers, sound: "coins" }];
}
