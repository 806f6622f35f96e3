// A proposal as it is put together: who may still be taken in, what is missing, and how it is sent.
// It follows the rules of src/hemicycle/games/koalition/negotiation.py; the server has the last word.

import type { BlocNow, Summary, Table } from "./shown.ts";

/** Why a party can't be taken in, or the whole not be proposed; with the bloc that stands in the way. */
export interface Hindrance {
  id: "own" | "enough" | "partners" | "spare";
  bloc?: string;
}

export class Proposal {
  constructor(
    readonly table: Table,
    readonly summary: Summary,
    readonly you: number,
    readonly chosen: string[],
  ) {}

  /** Those that are taken in, strongest first. */
  get members(): BlocNow[] {
    return this.table.blocs.filter((bloc) => this.chosen.includes(bloc.id));
  }

  get coalition(): string[] {
    return this.members.map((bloc) => bloc.id);
  }

  get votes(): number {
    return this.members.reduce((votes, bloc) => votes + bloc.votes, 0);
  }

  get missing(): number {
    return Math.max(0, this.table.majority - this.votes);
  }

  private partners(one: BlocNow, other: BlocNow): boolean {
    const card = this.summary.parties.find((party) => party.party === one.party);
    return one.party === other.party || !!card?.partners.includes(other.party);
  }

  /** Why a party can't be taken in now. */
  hinders(bloc: BlocNow): Hindrance | null {
    const { members } = this;
    if (!members.length) return bloc.leader === this.you ? null : { id: "own" };
    if (!this.missing) return { id: "enough" };
    const strangers = members.filter((one) => !this.partners(one, bloc));
    if (this.summary.chain ? strangers.length === members.length : strangers.length)
      return { id: "partners", bloc: strangers[0]!.id };
    const votes = this.votes + bloc.votes;
    const spare = members.find((one) => votes - one.votes >= this.table.majority);
    if (votes >= this.table.majority && spare) return { id: "spare", bloc: spare.id };
    return null;
  }

  /** Whoever may be taken in. */
  get open(): BlocNow[] {
    return this.table.blocs.filter((bloc) => !this.chosen.includes(bloc.id) && !this.hinders(bloc));
  }

  /** Whether it may be proposed: a majority, one's own party, all partners, nobody too many. */
  get whole(): boolean {
    const { members } = this;
    if (this.missing || !members.some((bloc) => bloc.leader === this.you)) return false;
    if (this.votes - members.at(-1)!.votes >= this.table.majority) return false;
    if (!this.summary.chain)
      return members.every((one) => members.every((other) => this.partners(one, other)));
    const reached = [members[0]!];
    for (const one of reached)
      reached.push(...members.filter((other) => !reached.includes(other) && this.partners(one, other)));
    return reached.length === members.length;
  }

  /** The steps that put it on the table, from what one has begun there with: one's own party first. */
  steps(begun: string[]): Record<string, unknown>[] {
    const on = begun.every((bloc) => this.chosen.includes(bloc)) ? begun : [];
    const left = this.members.filter((bloc) => !on.includes(bloc.id));
    left.sort((a, b) => Number(b.leader === this.you) - Number(a.leader === this.you));
    return [
      ...(on.length < begun.length ? [{ type: "drop" }] : []),
      ...left.map((bloc) => ({ type: "include", bloc: bloc.id })),
      { type: "propose", coalition: this.coalition },
    ];
  }
}
