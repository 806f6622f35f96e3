// Which of all that could be handed over one has oneself: nobody offers a card that is not in his hand.

import type { Plain } from "../types.ts";
import type { Hand } from "./shown.ts";

export default function held(term: Plain, mine: Plain): boolean {
  const own = (mine as unknown as Partial<Hand>).families?.[0];
  if (!own) return true;
  if (term.type === "hand-card") return own.cards.includes(String(term.card));
  if (term.type === "hand-bills") return own.reserve[Number(term.bill) - 1]! >= Number(term.number);
  return true;
}
