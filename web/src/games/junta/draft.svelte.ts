// The budget that one is making: bills of the dock go on piles of the desk, and what each is said to hold.

import { BILLS, EMPTY, minus, plus, size, with_, worth } from "./money.ts";
import type { Purse } from "./shown.ts";

export class Draft {
  piles = $state.raw<Purse[]>([]);
  /** What is announced where it is not the truth. */
  told = $state<Record<number, number>>({});
  private bill = $state(1);
  reserve = $state.raw<Purse>(EMPTY);

  used = $derived.by(() => this.piles.reduce(plus, EMPTY));
  left = $derived.by(() => minus(this.reserve, this.used));
  /** The bill that goes on the next pile; 0: there is none left. */
  holding = $derived.by(() =>
    this.left[this.bill - 1]! > 0 ? this.bill : (BILLS.find((one) => this.left[one - 1]! > 0) ?? 0),
  );

  /** What lies there by now, and what there is to share out. */
  begin(piles: Purse[], reserve: Purse, told: Record<number, number> = {}): void {
    this.piles = piles;
    this.reserve = reserve;
    this.told = told;
  }
  take(bill: number): void {
    this.bill = bill;
  }
  put(family: number, bill = this.holding): void {
    if (bill && this.left[bill - 1]! > 0) this.change(family, bill, 1);
  }
  takeBack(family: number, bill: number): void {
    this.change(family, bill, -1);
    this.bill = bill;
  }
  announced(family: number): number {
    const real = worth(this.piles[family] ?? EMPTY);
    return Math.min(this.told[family] ?? real, real);
  }
  get given(): number {
    return size(this.used);
  }
  private change(family: number, bill: number, more: number): void {
    this.piles = this.piles.map((pile, at) => (at === family ? with_(pile, bill, more) : pile));
  }
}
