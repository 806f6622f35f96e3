// II.1, II.7  A government is put together by touching the benches of whom one calls, or expels, and is sent whole.

import { untrack } from "svelte";
import { recall, remember } from "../../draft.ts";
import type { Asked } from "../../protocol.ts";
import { listActions, type Touch, untilBack } from "./choices.ts";
import type { Board } from "./shown.ts";
import type { Speech } from "./speech.ts";

export type Making = ReturnType<typeof making>;

export function making(now: () => { board: Board; asked: Asked[]; speech: Speech }) {
  let touched = $state<number[]>([]);
  const list = $derived(now().asked.find((one) => one.kind === "invite" || one.kind === "reshuffle"));
  const attempt = $derived(now().board.affair.attempt);
  const partiesOf = (type: string) =>
    list?.options.filter((one) => one.action.type === type).map((one) => Number(one.action.party)) ?? [];
  const mayCall = $derived(partiesOf("invite"));
  const mayExpel = $derived(partiesOf("expel"));
  const called = $derived(touched.filter((seat) => mayCall.includes(seat)));
  const expelled = $derived(touched.filter((seat) => mayExpel.includes(seat)));
  /** Who would be in it: whoever was called, or is kept, already; and whoever is touched. */
  const would = $derived.by(() => {
    const settled = [...(attempt?.members ?? []), ...(attempt?.invited ?? [])];
    const kept = settled.filter((seat) => !attempt?.expelled.includes(seat) && !expelled.includes(seat));
    return [...new Set([...kept, ...called])];
  });
  /** The turn until which this very government may not come back; nothing, where it may. */
  const back = $derived(
    !attempt?.card && !touched.length && !attempt?.invited.length && !attempt?.expelled.length
      ? undefined
      : untilBack(now().board, would),
  );
  // A list that was begun is there again after a reload, while it is asked for.
  let drafted: number | undefined;
  $effect.pre(() => {
    const id = list?.id;
    if (id === drafted) return;
    drafted = id;
    untrack(() => {
      touched = recall("cabinet", id) ?? [];
    });
  });
  $effect(() => remember("cabinet", list?.id, touched));

  function standing(seat: number): string {
    if (would.includes(seat)) return attempt?.members.includes(seat) ? "board-is-member" : "board-is-called";
    return mayExpel.includes(seat) ? "board-is-expelled" : "board-is-outside";
  }
  function toggle(seat: number): void {
    touched = touched.includes(seat) ? touched.filter((one) => one !== seat) : [...touched, seat];
  }
  const touches = $derived.by(() => {
    const { board, speech } = now();
    const found = new Map<number, Touch>();
    const name = (seat: number, state: string) => {
      const number = board.assembly.deputies[seat] ?? 0;
      return `${speech.seat(seat)} ${speech.say("term-deputies", { number })}, ${speech.say(state)}`;
    };
    for (const seat of [...mayCall, ...mayExpel])
      found.set(seat, {
        said: name(seat, standing(seat)),
        pressed: would.includes(seat),
        act: () => toggle(seat),
      });
    for (const { action, why } of list?.barred ?? []) {
      const seat = Number(action.party);
      const called = would.includes(seat);
      if (!found.has(seat))
        found.set(seat, {
          said: name(seat, called ? standing(seat) : "board-is-kept-out"),
          pressed: called || undefined,
          barred: why,
          act: () => {},
        });
    }
    return found;
  });

  return {
    get list() {
      return list;
    },
    get would() {
      return would;
    },
    get back() {
      return back;
    },
    /** How many are called or expelled by the list. */
    get number() {
      return called.length + expelled.length + (attempt?.card ? attempt.invited.length : 0);
    },
    get touched() {
      return touched.length > 0;
    },
    get touches() {
      return touches;
    },
    actions: () => (list ? listActions(list, called, expelled) : []),
    anew: () => {
      touched = [];
    },
  };
}
