// What somebody hears who does not see the page, and what they would stumble over.

/** Says nothing: «·», «–», nothing at all. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;
const NUMBERS = /^[^\p{L}]*$/u;
/** A sign in the place of a word. What stands between words, as in «Finance · Defence», is none. */
const SIGN = /[^\s.,:;()«»“”’–/·+-]|^[·–+]$/u;
/** Where one sentence ran into the next: «as long as it stays., Pays 1 M». */
const RUN_ON = /[.!?:;,]\s*,|\.\./;

/** What is read as one, and must say something by itself. */
const ONES =
  "li, td, th, dt, dd, p, h1, h2, h3, h4, legend, caption, summary, button, a, [role=img], [role=status]";
/** What tells a number what it counts, if it has words. */
const UNITS = "li, p, dd, h1, h2, h3, h4, button, label, output, legend, summary";
const GROUPS = "section, [role=region], [role=group], [role=toolbar]";
const UNHEARD = "[aria-hidden=true], [hidden], style, script";
/** Their own name is said in the place of what is in them; a number in a table has the heading of its column. */
const NAMED = "svg, option, [role=img], button[aria-label], a[aria-label]";

const tidy = (words: string) => words.replace(/\s+/g, " ").trim();
const isHidden = (one: Element) => one.closest(UNHEARD) !== null;
const shown = (one: Element) => one.outerHTML.slice(0, 160);

/** The words of an element: its own name, else what is in it. */
function heard(one: Node): string {
  if (!(one instanceof Element)) return one.textContent ?? "";
  if (one.matches(UNHEARD)) return "";
  const name = one.getAttribute("aria-label");
  return name === null ? [...one.childNodes].map(heard).join("") : ` ${name} `;
}

/** What reads itself as nothing, as signs or as bare numbers; what runs on; and what is read twice. */
export function stumbles(root: Element): string[] {
  const found: string[] = [];
  for (const one of root.querySelectorAll(ONES)) {
    if (isHidden(one) || one.parentElement!.closest(NAMED)) continue;
    const words = tidy(heard(one));
    if (WORDLESS.test(words)) found.push(`says nothing: ${shown(one)}`);
    if (RUN_ON.test(words)) found.push(`runs on: «${words}»`);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement!;
    const words = tidy(texts.currentNode.textContent ?? "");
    if (!words || isHidden(parent) || parent.closest(NAMED)) continue;
    if (WORDLESS.test(words) && SIGN.test(words)) found.push(`a bare sign: ${shown(parent)}`);
    if (/\d/.test(words) && NUMBERS.test(words) && !parent.closest("td, th, [role=toolbar]")) {
      const unit = parent.closest(UNITS) ?? parent.parentElement!;
      if (NUMBERS.test(tidy(heard(unit)))) found.push(`a bare number: ${shown(unit)}`);
    }
  }
  for (const group of root.querySelectorAll(`:is(${GROUPS})[aria-label]`)) {
    const name = group.getAttribute("aria-label")!;
    for (const inner of group.querySelectorAll(`:is(${GROUPS}), p`))
      if (!isHidden(inner) && (inner.getAttribute("aria-label") ?? tidy(inner.textContent ?? "")) === name)
        found.push(`read twice: ${shown(inner)}`);
  }
  return [...new Set(found)];
}
