// The great moments of Junta: elections, budgets, the assassins' night, the salvos of a coup, the firing squad.

import type { Line } from "../../protocol.ts";
import type { Happened, Moment, Paper } from "../../stage/moments.svelte.ts";
import Points from "./Points.svelte";
import type { Shot } from "./Shots.svelte";
import Shots from "./Shots.svelte";
import type { Board } from "./shown.ts";
import { type Speech, speech as speechOf } from "./speech.ts";

type Event = Record<string, unknown>;
type Told = Line & { event: Event };

interface Scene {
  lines: Told[];
  before: Partial<Board>;
  after: Board;
  speech: Speech;
}

const POSTS = ["president", "minister", "general-1", "general-2", "general-3", "admiral", "commander"];

export default function moments({ lines, before, after, seats, lang }: Happened): Moment[] {
  const board = after as unknown as Board;
  if (!board.figures) return [];
  const told = lines.filter((line): line is Told => line.event !== undefined);
  const scene: Scene = {
    lines: told,
    before: before as Partial<Board>,
    after: board,
    speech: speechOf(lang, seats, board.figures),
  };
  return told.flatMap((line, at) => momentOf(line, at, scene) ?? []);
}

function momentOf(line: Told, at: number, scene: Scene): Moment | undefined {
  const { lines, before, after, speech } = scene;
  const { event, said } = line;
  const has = (type: string) => lines.some((one) => one.event.type === type);
  const family = Number(event.family);
  switch (event.type) {
    case "turn-began":
      return Number(event.turn) > 1
        ? { kind: "end", title: speech.say("board-turn", { turn: Number(event.turn) }) }
        : undefined;
    case "president-elected":
      return elected(line, scene);
    case "junta-voted":
      if (has("president-elected")) return undefined;
      return { kind: "papers", title: speech.say("board-moment-junta"), papers: juntaPapers(event, scene) };
    case "competence-voted":
      return {
        kind: event.removed ? "fall" : "papers",
        title: speech.say("board-ballot-competence"),
        papers: papersOf(scene, at, "competence"),
        said,
      };
    case "cabinet-kept":
      return formed(scene, said);
    case "post-given": {
      const last = lines.findLastIndex((one) => one.event.type === "post-given") === at;
      return last && before.course?.phase !== after.course.phase ? formed(scene) : undefined;
    }
    case "budget-voted":
      return {
        kind: "papers",
        title: speech.say(event.passed ? "board-moment-passed" : "board-moment-rejected"),
        papers: papersOf(scene, at, "budget"),
        said,
        sound: "vote",
      };
    case "budget-forced":
      return {
        kind: "fight",
        title: speech.say("board-forced"),
        said,
        picture: shots(scene, fired(family, "minister")),
      };
    case "budget-refused":
      return { kind: "fall", title: speech.say("board-moment-refused"), said, sound: "fall" };
    case "attempt-failed":
      return {
        kind: "end",
        title: speech.say("board-moment-failed"),
        said,
        picture: shots(scene, attempt(event, Number(event.target), scene)),
      };
    case "burglars-paid":
      return { kind: "end", title: speech.say("board-moment-burglars"), said };
    case "family-killed": {
      const shot = lines.some((one) => one.event.type === "squad-called" && one.event.family === family);
      if (shot) return undefined;
      const plotted = before.plot?.attempts.find((one) => one.state === "now" || one.target === family);
      const turned = lines.some((one) => one.event.type === "killer-turned" && one.event.family === family);
      return {
        kind: "fall",
        title: speech.say("board-moment-killed", { family: speech.family(family) }),
        said,
        picture: shots(
          scene,
          attempt({ family: turned ? family : (plotted?.family ?? event.heir) }, family, scene),
        ),
        sound: "fall",
      };
    }
    case "coup-declared":
      return {
        kind: "fight",
        title: speech.say("board-moment-coup"),
        said,
        picture: shots(scene, fired(family, "coup")),
        sound: "fall",
      };
    case "stack-bombarded":
      return {
        kind: "fight",
        title: speech.capital(speech.term("weapon", String(event.weapon))),
        said,
        picture: shots(scene, rolled(line, String(event.weapon), scene)),
      };
    case "shots-fired":
      return salvo(line, at, scene);
    case "coup-decided":
      return decided(event, said, scene);
    case "squad-called":
      return {
        kind: "fall",
        title: speech.say("board-moment-squad"),
        said,
        picture: shots(scene, { ...fired(Number(event.seat), "target"), target: family }),
        sound: "fall",
      };
    case "squad-dismissed":
      return { kind: "end", title: speech.say("board-moment-mercy"), said };
    case "everybody-lost":
      return { kind: "fall", title: speech.say("board-over"), said };
    case "accounts-opened":
      return {
        kind: "victory",
        title: speech.say("board-moment-accounts"),
        papers: accounts(event, speech),
        sound: "win",
      };
    default:
      return undefined;
  }
}

// Ballots

/** A paper of a family: a puppet has no seat, and says whose it is. */
function paper({ after, speech }: Scene, family: number, said: string, tone?: Paper["tone"]): Paper {
  const sits = family < after.figures.players;
  return { seat: sits ? family : -1, said: sits ? said : speech.titled(speech.label(family), said), tone };
}

/** The blocks that were given in the ballot which ends with a line: how each family has voted. */
function papersOf(scene: Scene, end: number, question: string): Paper[] {
  const { lines, before, speech } = scene;
  const opened = lines.slice(0, end).findLastIndex((one) => one.event.type === "ballot-opened");
  const known = opened < 0 && before.ballot?.question === question ? before.ballot.given : [];
  const fresh = lines
    .slice(opened + 1, end)
    .map(({ event }) => event)
    .filter((event) => event.type === "votes-given");
  const sums = new Map<string, { family: number; choice: number | string; votes: number }>();
  for (const one of [...known, ...(fresh as unknown as typeof known)]) {
    const key = `${one.family} ${one.choice}`;
    sums.set(key, {
      family: one.family,
      choice: one.choice,
      votes: one.votes + (sums.get(key)?.votes ?? 0),
    });
  }
  return [...sums.values()].map(({ family, choice, votes }) => {
    const what =
      typeof choice === "number" ? speech.label(choice) : speech.say(`board-side-${question}-${choice}`);
    const tone = choice === "for" ? "good" : choice === "against" ? "bad" : undefined;
    return paper(scene, family, speech.titled(what, String(votes)), tone);
  });
}

function juntaPapers(event: Event, scene: Scene): Paper[] {
  const choices = event.choices as number[];
  return (event.families as number[]).map((family, at) =>
    paper(scene, family, scene.speech.label(choices[at]!)),
  );
}

function elected({ event, said }: Told, scene: Scene): Moment {
  const { lines, speech } = scene;
  const seat = Number(event.seat);
  const voted = lines.find((one) => one.event.type === "junta-voted");
  const at = lines.findIndex((one) => one.event === event);
  const papers = voted ? juntaPapers(voted.event, scene) : papersOf(scene, at, "president");
  const wanted = speech.label(seat);
  return {
    kind: papers.length ? "papers" : "together",
    title: speech.say("board-moment-president", { family: speech.family(seat) }),
    papers: papers.map((one) => (one.said.startsWith(wanted) ? { ...one, tone: "good" } : one)),
    said,
    sound: "vote",
  };
}

function formed(scene: Scene, said?: string): Moment {
  const { after, speech } = scene;
  const holder = (post: string) =>
    post === "president" ? after.cabinet.president : (after.cabinet.posts[post] ?? -1);
  return {
    kind: "together",
    title: speech.say("board-moment-cabinet"),
    papers: POSTS.filter((post) => holder(post) >= 0).map((post) =>
      paper(scene, holder(post), speech.say(`board-post-${post}`)),
    ),
    said,
  };
}

function accounts(event: Event, speech: Speech): Paper[] {
  const points = event.points as number[];
  const most = Math.max(...points);
  return points.map((one, seat) => ({
    seat,
    said: speech.millions(one),
    tone: one === most ? "good" : undefined,
  }));
}

// Shots

const shots = ({ speech }: Scene, ...some: Shot[]) => ({
  of: Shots,
  props: { shots: some, name: speech.label },
});
const fired = (family: number, sign: string): Shot => ({
  family,
  sign,
  target: -1,
  dice: [],
  needed: 7,
  said: "",
});

function rolled({ event }: Told, sign: string, { after, speech }: Scene): Shot {
  const dice = event.dice as number[];
  return {
    family: Number(event.family),
    sign,
    target: Number(event.target),
    dice,
    needed: after.figures.hits,
    said: speech.say("board-dice", { dice: dice.join(", "), hits: Number(event.hits) }),
  };
}

/** An assassin's attempt, with his die if there was one. */
function attempt(event: Event, target: number, { lines, speech }: Scene): Shot {
  const die = lines.find((one) => one.event.type === "killer-rolled")?.event;
  const dice = die ? [Number(die.die)] : [];
  return {
    ...fired(Number(event.family ?? -1), "assassin"),
    target,
    dice,
    needed: die?.strikes ? 1 : 7,
    said: die ? speech.say("board-dice", { dice: String(die.die), hits: Number(die.strikes) }) : "",
  };
}

/** All who fire in one salvo, where the first of them does. */
function salvo({ event }: Told, at: number, scene: Scene): Moment | undefined {
  const { lines, speech } = scene;
  const same = (one: Told) =>
    one.event.type === "shots-fired" && one.event.area === event.area && one.event.salvo === event.salvo;
  if (lines.findIndex(same) !== at) return undefined;
  const lost = lines.filter((one) => one.event.type === "units-lost" && one.event.area === event.area);
  return {
    kind: "fight",
    title: speech.say("board-fight", { area: speech.area(String(event.area)), salvo: Number(event.salvo) }),
    picture: shots(scene, ...lines.filter(same).map((one) => rolled(one, "brigade-1", scene))),
    said: lost.map((one) => one.said).join(" ") || undefined,
    sound: "fall",
  };
}

function decided(event: Event, said: string, { speech }: Scene): Moment {
  const points = ["junta", "president"].flatMap((side) =>
    (event[side] as string[]).map((area) => ({ area, said: speech.place(area), side })),
  );
  return {
    kind: "end",
    title: speech.say(`board-coup-won-${event.side}`),
    picture: { of: Points, props: { points } },
    said,
    sound: "win",
  };
}
