// One's orders in the city: what is chosen on the map, and what is left to choose beside it.

import type { Asked } from "../../protocol.ts";
import type { Plain } from "../types.ts";
import { type Holding, marchActions, onFoot } from "./choices.ts";
import { type Way, waysOf } from "./city.ts";
import type { CityNow } from "./shown.ts";

const ON_MAP = ["move-units", "bombard", "retreat", "choose-area", "declare-attack"];

export const isOrder = (request: Asked): boolean => ON_MAP.includes(request.kind);

interface Given {
  /** What is asked, and can be answered on the map. */
  mapped: Asked[];
  city: CityNow | null;
  act: (request: number, ...actions: Plain[]) => void;
}

export class Orders {
  private chosen = $state("");
  private between = $state("");
  private looked = $state("");
  kept = $state<Record<string, number>>({});

  constructor(private given: () => Given) {}

  ways = $derived.by(() => waysOf(this.given().mapped));
  /** From where, or with what: an area, «unit:…», «card:…», «weapon:…». */
  froms = $derived.by(() => [...new Set(this.ways.map((one) => one.from))].filter(Boolean));
  from = $derived.by(() => {
    if (this.froms.includes(this.chosen)) return this.chosen;
    return this.froms.length === 1 && !this.ways.some((one) => !one.from) ? this.froms[0]! : "";
  });
  open = $derived.by(() => this.ways.filter((one) => one.from === this.from || !one.from));
  targets = $derived.by(
    () =>
      new Set(
        (this.from || !this.froms.length ? this.open : this.ways.filter((one) => !one.from)).map(
          (one) => one.to,
        ),
      ),
  );
  origins = $derived.by(() => new Set(this.froms.filter((one) => !one.includes(":"))));
  /** Several ways lead to the area that was chosen. */
  pending = $derived.by(() => (this.between ? this.open.filter((one) => one.to === this.between) : []));
  selected = $derived.by(() => (this.from.includes(":") ? "" : this.from || this.looked));

  feet: Holding[] = $derived.by(() => {
    const { city } = this.given();
    return city?.move && this.from && !this.from.includes(":")
      ? onFoot(city.stacks, city.move, this.from)
      : [];
  });
  stays(one: Holding): number {
    return Math.min(this.kept[one.unit] ?? 0, one.number - one.held);
  }
  /** How many march. */
  going = $derived.by(() => this.feet.reduce((sum, one) => sum + one.number - one.held - this.stays(one), 0));
  /** Whether some of those that march may stay instead. */
  holds = $derived.by(
    () =>
      this.open.some(({ offer }) => offer.choice.action.type === "march" || offer.choice.action.carry) &&
      this.given().mapped.some((request) =>
        request.options.some(({ action }) => action.type === "hold-back" && action.area === this.from),
      ),
  );

  choose(what: string): void {
    this.chosen = what === this.from ? "" : what;
    this.between = "";
    this.kept = {};
  }
  /** An area is touched on the map. */
  pick(area: string): void {
    this.looked = area;
    if (this.targets.has(area)) {
      const found = this.open.filter((one) => one.to === area);
      if (found.length === 1) this.go(found[0]!);
      else this.between = area;
    } else if (this.origins.has(area)) this.choose(area);
  }
  go({ offer }: Way): void {
    const { action } = offer.choice;
    const units: Record<string, number> = {};
    if (action.type === "march" || (action.type === "fly" && action.carry))
      for (const one of this.feet) units[one.unit] = this.stays(one);
    this.chosen = this.between = "";
    this.kept = {};
    this.given().act(offer.request, ...marchActions(String(action.area ?? ""), units, action));
  }
}
