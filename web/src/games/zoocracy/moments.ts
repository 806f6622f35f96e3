// The great moments of Zoocracy: bids and votes are opened, the zoo has voted, a government comes or falls, goals, rounds.

import type { Line } from "../../protocol.ts";
import type { Happened, Moment, Paper } from "../../stage/moments.svelte.ts";
import Election from "./Election.svelte";
import Sign from "./Sign.svelte";
import type { Board } from "./shown.ts";
import { speech as speechOf } from "./speech.ts";

const BIDS = ["bid", "bid-again"];
/** Milliseconds that the nine species and the parliament take to come up. */
const COUNT = 5000;

interface Ballot {
  question: string;
  voters: number[];
  choices: (number | string)[];
  weights: number[];
}

interface Government {
  members: number[];
  votes: number;
  majority: number;
  prime_minister: number;
  finance: number;
  defence: number;
  first_goal: number | null;
  second_goal: number | null;
  motion: boolean;
}

export default function moments({ lines, after, seats, lang }: Happened): Moment[] {
  const board = after as unknown as Board;
  const speech = speechOf(lang, seats, board.figures, false);
  const { say } = speech;
  const sign = (of: string) => ({ of: Sign, props: { of, size: 56 } });
  const seatsSaid = (number: number) => say("term-seats", { number });
  const data = <T>(line: Line) => line.event as unknown as T;
  const first = (from: number, ...types: string[]) =>
    lines.slice(from).find((line) => types.includes(line.type));

  /** From the lowest to the highest, and whoever wins stands out. */
  function bids({ voters, choices }: Ballot, at: number): Moment {
    const result = first(at, "bids-tied", "president-elected", "no-president-elected");
    const won = result?.type === "president-elected" ? data<{ seat: number }>(result).seat : -1;
    const goal = won < 0 ? undefined : first(at, "goal-implemented");
    const papers = voters
      .map((seat, place) => ({ seat, bid: Number(choices[place]) }))
      .sort((a, b) => a.bid - b.bid || Number(a.seat === won) - Number(b.seat === won));
    return {
      kind: "papers",
      title: say("moment-bids"),
      said: [result?.said, goal?.said].filter(Boolean).join(" "),
      picture: sign("president"),
      papers: papers.map(({ seat, bid }) => ({
        seat,
        said: say("term-food", { number: bid }),
        ...(seat === won && { tone: "good" as const }),
      })),
    };
  }

  const forIt = ({ votes, majority }: Government) => say("moment-vote-for", { votes, majority });

  function vote({ voters, choices, weights }: Ballot, at: number): Moment {
    const refused = first(at, "proposal-refused");
    const formed = first(at, "government-formed");
    const papers = voters.map((seat, place): Paper => {
      const yes = choices[place] === "yes";
      const answer = say(yes ? "board-vote-yes" : "board-vote-no");
      return {
        seat,
        said: say("moment-paper", { answer, seats: seatsSaid(weights[place] ?? 0) }),
        tone: yes ? "good" : "bad",
      };
    });
    const said = formed ? forIt(data<Government>(formed)) : refused?.said;
    return { kind: "papers", title: say("moment-vote"), papers, ...(said && { said }) };
  }

  function government(line: Line): Moment[] {
    const { members, votes, majority, motion, ...given } = data<Government>(line);
    /** What a party gets: its offices, and how many goals. */
    const gets = (seat: number) => {
      const offices = ["prime-minister", "finance", "defence"].filter(
        (_, at) => [given.prime_minister, given.finance, given.defence][at] === seat,
      );
      const number = [given.first_goal, given.second_goal].filter((one) => one === seat).length;
      const got = offices.map((office) => say(`plate-${office}`));
      if (number) got.push(say("board-goals-short", { number }));
      return got.join(" · ") || say("plate-government");
    };
    const formed: Moment = {
      kind: "together",
      title: say("moment-government"),
      said: say("moment-governs", {
        number: members.length,
        seats: speech.seats(members),
        votes: seatsSaid(votes),
      }),
      picture: {
        of: Election,
        props: { seats: board.parliament.seats, majority, together: members, speech },
      },
      papers: members.map((seat) => ({ seat, said: gets(seat) })),
    };
    return motion ? [{ kind: "fall", title: say("moment-fallen"), picture: sign("F") }, formed] : [formed];
  }

  function elected(line: Line): Moment {
    return {
      kind: "end",
      title: say("moment-elected"),
      said: line.said,
      length: COUNT,
      picture: {
        of: Election,
        props: {
          voted: lines.filter((one) => one.type === "species-voted").map((one) => one.event),
          ...data<{ seats: number[]; majority: number }>(line),
          speech,
        },
      },
    };
  }

  /** Goals of the programme, of the Prime Minister's choice and by card; the President's is told with the bids. */
  const scored = lines.filter((one) => one.type === "goal-implemented" && one.event?.by !== "presidency");

  function goals(): Moment {
    return {
      kind: "papers",
      title: say("moment-goals"),
      picture: sign("goal"),
      said: scored.map((one) => one.said).join(" "),
      papers: scored.map((one): Paper => {
        const { seat, goals: number } = data<{ seat: number; goals: number }>(one);
        return { seat, said: say("board-goals-short", { number }), tone: "good" };
      }),
    };
  }

  function roundOver(line: Line): Moment[] {
    const round = Number(line.event?.round) - 1;
    if (round < 1) return [];
    const { points } = board.standing;
    const order = seats.map((one) => one.seat).sort((a, b) => points[b]! - points[a]! || a - b);
    return [
      {
        kind: "end",
        title: say("moment-round-over", { round }),
        said: line.said,
        papers: order.map((seat) => ({
          seat,
          said: say("board-goals-short", { number: points[seat] ?? 0 }),
        })),
      },
    ];
  }

  return lines.flatMap((line, at): Moment[] => {
    switch (line.type) {
      case "ballot-revealed": {
        const ballot = data<Ballot>(line);
        return [BIDS.includes(ballot.question) ? bids(ballot, at) : vote(ballot, at)];
      }
      case "parliament-elected":
        return [elected(line)];
      case "government-formed":
        return government(line);
      case "formation-failed":
        return [{ kind: "fall", title: say("moment-no-government"), said: line.said }];
      case "event-drawn":
        return line.event?.card === "end-of-game"
          ? [
              {
                kind: "end",
                title: say("moment-last-round"),
                said: say("board-last-round"),
                picture: sign("end-of-game"),
              },
            ]
          : [];
      case "goal-implemented":
        return line === scored[0] ? [goals()] : [];
      case "goal-lost":
        return [{ kind: "fall", title: say("moment-goal-lost"), said: line.said }];
      case "round-began":
        return roundOver(line);
      default:
        return [];
    }
  });
}
