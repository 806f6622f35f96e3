// Things travel. Whatever has a `data-thing` on the table and is elsewhere after a change goes there from where it was;
// what is new comes from the place that its `data-from` names, what is gone leaves for that of its `data-to`. A place is
// whatever has that name as its `data-place`. What has come or moved is marked until the next change.

import { tempo } from "./pace.svelte.ts";

/** Milliseconds of one journey at the usual pace, and how much later each next one sets out. */
const JOURNEY = 450;
const APART = 45;
/** However much there is to move, all of it has set out by then. */
const LATEST = 450;
/** So many things at once are a new deal and not a move. */
const MANY = 60;

interface Was {
  element: Element;
  box: DOMRect;
}

export class Motion {
  private was = new Map<string, Was>();
  private under = new Set<Animation>();
  private ghosts = new Set<Element>();

  constructor(private root: HTMLElement) {}

  private things(): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const one of this.root.querySelectorAll("[data-thing]"))
      found.set(one.getAttribute("data-thing")!, one);
    return found;
  }

  private place(name: string | null): DOMRect | undefined {
    if (!name) return undefined;
    const box = this.root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    return box?.width ? box : undefined;
  }

  /** The table is about to change: where is everything? */
  before(): void {
    this.was = new Map();
    if (!tempo()) return;
    for (const [name, element] of this.things())
      this.was.set(name, { element, box: element.getBoundingClientRect() });
  }

  /** The table has changed: everything goes where it belongs. How long that takes, in milliseconds. */
  after(): number {
    const now = this.things();
    const known = this.was.size > 0;
    const moved = [...now].filter(([name]) => !this.was.has(name)).map(([, element]) => element);
    const journeys: (() => void)[] = [];
    let at = 0;
    const wait = () => Math.min(APART * at++, LATEST) * tempo();
    for (const [name, element] of now) {
      const was = this.was.get(name);
      const from = was?.box ?? this.place(element.getAttribute("data-from"));
      if (!from) continue;
      const to = element.getBoundingClientRect();
      const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
      if (Math.abs(x) + Math.abs(y) < 3) continue;
      // Cards that close up in the hand have not been moved by anybody.
      if (was && !(was.element === element && element.closest(".dock"))) moved.push(element);
      if (known) journeys.push(() => this.travel(element, x, y, wait(), !was));
    }
    for (const [name, { element, box }] of this.was) {
      const to = now.has(name) ? undefined : this.place(element.getAttribute("data-to"));
      if (to) journeys.push(() => this.leave(element, box, to, wait()));
    }
    if (known && moved.length < MANY) this.mark(moved);
    if (!tempo() || !known || journeys.length > MANY) return 0;
    for (const go of journeys) go();
    return journeys.length ? (JOURNEY + Math.min(APART * at, LATEST)) * tempo() : 0;
  }

  private mark(moved: Element[]): void {
    if (!moved.length) return;
    for (const one of this.root.querySelectorAll("[data-just]")) one.removeAttribute("data-just");
    for (const one of moved) one.setAttribute("data-just", "");
  }

  private travel(element: Element, x: number, y: number, delay: number, isNew: boolean): void {
    // Within a drawing a length is in the drawing's own units.
    const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) || 1 : 1;
    this.run(
      element,
      [
        { translate: `${x / unit}px ${y / unit}px`, opacity: isNew ? 0.2 : 1 },
        { translate: "0 0", opacity: 1 },
      ],
      delay,
    );
  }

  private leave(element: Element, from: DOMRect, to: DOMRect, delay: number): void {
    const ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    ghost.className = "ghost";
    ghost.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;pointer-events:none;z-index:30`;
    if (element instanceof HTMLElement) {
      const copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute("data-thing");
      copy.removeAttribute("id");
      copy.inert = true;
      ghost.append(copy);
    }
    this.root.append(ghost);
    this.ghosts.add(ghost);
    const [x, y] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
    const journey = this.run(
      ghost,
      [
        { translate: "0 0", opacity: 1 },
        { translate: `${x}px ${y}px`, scale: 0.5, opacity: 0.3 },
      ],
      delay,
    );
    const gone = () => {
      ghost.remove();
      this.ghosts.delete(ghost);
    };
    journey.onfinish = gone;
    journey.oncancel = gone;
  }

  private run(element: Element, steps: Keyframe[], delay: number): Animation {
    const journey = element.animate(steps, {
      duration: JOURNEY * tempo(),
      delay,
      easing: "cubic-bezier(.3,.7,.2,1)",
      fill: "backwards",
    });
    this.under.add(journey);
    journey.addEventListener("finish", () => this.under.delete(journey));
    return journey;
  }

  /** Whoever touches anything wants to go on. */
  skip(): void {
    for (const one of this.under) one.finish();
    this.under.clear();
  }
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
