// §5d  A coalition proposal while it is put together: three offices and one or two goals, each dropped on a party.

import type { Asked } from "../../protocol.ts";
import type { Plain } from "../types.ts";

const GOVERNMENT_OFFICES = ["prime-minister", "finance", "defence"];

/** What a proposal gives out, in the order in which the rules ask for it: `finance`, `goal-1`. */
export type Share = string;

/** Who is to get what; what is missing nobody has been given yet. */
export type Draft = Record<Share, number>;

export function sharesOf(goals: number): Share[] {
  return [...GOVERNMENT_OFFICES, ...Array.from({ length: goals }, (_, at) => `goal-${at + 1}`)];
}

/** What has been answered share by share already: it can't be given to somebody else. */
export function settled(shares: Share[], chosen: number[]): Draft {
  return Object.fromEntries(chosen.map((party, at) => [shares[at]!, party]));
}

/** A share is given to a party; given to the same once more, it is taken back. */
export function give(draft: Draft, share: Share, party: number): Draft {
  const { [share]: before, ...others } = draft;
  return before === party ? others : { ...others, [share]: party };
}

export function isComplete(shares: Share[], draft: Draft): boolean {
  return shares.every((share) => draft[share] !== undefined);
}

function actionOf(share: Share, party: number): Plain {
  return share.startsWith("goal-")
    ? { type: "promise-goal", goal: Number(share.slice(5)), party }
    : { type: "appoint", office: share, party };
}

/** The answers that make the proposal, all sent at once; those that were given before are left out. */
export function actionsOf(shares: Share[], draft: Draft, given: number): Plain[] {
  return shares.slice(given).map((share) => actionOf(share, draft[share]!));
}

export interface Backing {
  /** The parties that the proposal names, and whoever makes it, strongest first. */
  parties: number[];
  /** Those of them without whose yes the others' seats would not be enough; nobody, where they are not anyway. */
  needed: number[];
  seats: number;
  /** How many seats are missing; 0: they are enough. */
  missing: number;
}

/** Whose seats stand behind a proposal, if all whom it names say yes. */
export function backing(
  named: Iterable<number>,
  proposer: number,
  seats: number[],
  majority: number,
): Backing {
  const parties = [...new Set([proposer, ...named])].sort((a, b) => seats[b]! - seats[a]! || a - b);
  const sum = parties.reduce((all, party) => all + seats[party]!, 0);
  const needed = sum < majority ? [] : parties.filter((party) => sum - seats[party]! < majority);
  return { parties, needed, seats: sum, missing: Math.max(0, majority - sum) };
}

const ASKING = ["propose", "motion", "appoint", "promise-goal"];

/** The question that a proposal answers, from wherever one is in it. */
export function draftRequest(asked: Asked[]): Asked | undefined {
  return asked.find((one) => ASKING.includes(one.kind));
}
