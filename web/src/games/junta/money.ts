// Bills of 1, 2 and 3 millions.

import type { Purse } from "./shown.ts";

export const BILLS = [1, 2, 3] as const;
export const EMPTY: Purse = [0, 0, 0];

export const worth = (purse: Purse): number => purse[0] + 2 * purse[1] + 3 * purse[2];
export const size = (purse: Purse): number => purse[0] + purse[1] + purse[2];
export const plus = (one: Purse, other: Purse): Purse => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];
export const minus = (one: Purse, other: Purse): Purse => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
/** As many more, or fewer, of one bill. */
export const with_ = (purse: Purse, bill: number, more: number): Purse => [
  purse[0] + (bill === 1 ? more : 0),
  purse[1] + (bill === 2 ? more : 0),
  purse[2] + (bill === 3 ? more : 0),
];
export const same = (one: Purse, other: Purse): boolean =>
  one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
/** What others have is not shown: there each number is below zero. */
export const known = (purse: Purse): boolean => purse[0] >= 0;
