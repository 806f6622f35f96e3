// §5a  A sealed bid: half of it is paid, rounded up, whether one wins or not.

export function paidFor(bid: number): number {
  return Math.ceil(bid / 2);
}

/** What stays in the funds. */
export function keptAfter(food: number, bid: number): number {
  return food - paidFor(bid);
}
