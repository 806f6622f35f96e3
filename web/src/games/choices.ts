// Which of the choices that the server offers belong to a thing on the board.

import type { Asked, Barred, Choice } from "../protocol.ts";

/** A legal choice, and the request that it answers. */
export interface Offer {
  request: number;
  choice: Choice;
}

export interface Options {
  offers: Offer[];
  barred: Barred[];
}

export type Fits = (action: Record<string, unknown>) => boolean;

export function find(asked: Asked[], fits: Fits): Options {
  const offers = asked.flatMap((one) =>
    one.options.filter((choice) => fits(choice.action)).map((choice) => ({ request: one.id, choice })),
  );
  return { offers, barred: asked.flatMap((one) => one.barred ?? []).filter((one) => fits(one.action)) };
}

export function passing(asked: Asked[]): Offer | undefined {
  return find(asked, (action) => action.type === "pass").offers[0];
}
