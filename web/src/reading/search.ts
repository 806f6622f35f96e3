// Finding words in a page, whatever their accents and capitals.

import type { Block, Page, Paragraph, Part } from "../protocol.ts";

/** Each letter without its accent, in its own place, so that what is found is found at the same place in the text. */
export function bare(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text[at]!.normalize("NFD")[0]!.toLowerCase())
    .join("")
    .replaceAll("’", "'")
    .replaceAll(/\s/g, " ");
}

/** Words of a question that stand everywhere, or nowhere, in the rules. The terminal has the same (cli/rules.py). */
const SMALL_WORDS = new Set(
  (
    "a an and are at by can do does for from how i if in is it many may much my of on or the to what when where which " +
    "who why with au aux avec ce ces combien comment d dans de des du elle en est et il ils j je l la le les leur " +
    "leurs ma mes mon n on ou par peut pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se ses si " +
    "son sont sur un une y"
  ).split(" "),
);

/** The words that tell what is looked for; where there are none but small ones, those. */
export function wanted(query: string): string[] {
  const words = bare(query)
    .split(/[\s',;:!?«»]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length ? telling : words;
}

function textOf(blocks: Block[] = []): string {
  const page = new DOMParser().parseFromString(blocks.map((one) => one.html ?? "").join(""), "text/html");
  return `${page.body.textContent} ${blocks.map((one) => one.words ?? "").join(" ")}`;
}

const texts = new WeakMap<Part | Paragraph, string>();

function said(one: Part | Paragraph): string {
  let text = texts.get(one);
  if (text === undefined) {
    text = bare("key" in one ? `${one.key} ${textOf(one.blocks)}` : `${one.title} ${textOf(one.lead)}`);
    texts.set(one, text);
  }
  return text;
}

/** Of a page the parts and paragraphs in which all words stand, or, where none has them all, the most of them; a part
 * whose own lead has them keeps its lead alone. */
export function matching(page: Page, words: string[]): Part[] {
  if (!words.length) return page.parts;
  const found = (one: Part | Paragraph) => words.filter((word) => said(one).includes(word)).length;
  const most = Math.max(...page.parts.flatMap((part) => [part, ...(part.paragraphs ?? [])].map(found)), 1);
  const has = (one: Part | Paragraph) => found(one) === most;
  return page.parts
    .map((part) => ({
      ...part,
      lead: has(part) ? part.lead : [],
      paragraphs: (part.paragraphs ?? []).filter(has),
    }))
    .filter((part, at) => part.paragraphs.length || has(page.parts[at]!));
}

/** Mark the words where they stand, without changing what is there; browsers that can't do not. */
export function mark(within: HTMLElement, words: string[]): void {
  if (!globalThis.CSS?.highlights) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = words.length ? walker.nextNode() : null; node; node = walker.nextNode()) {
    const text = bare(node.nodeValue ?? "");
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
