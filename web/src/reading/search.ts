// Finding words in a page, whatever their accents and capitals.

import type { Block, Page, Paragraph, Part } from "../protocol.ts";

/** Each letter without its accent, in its own place, so that what is found is found at the same place in the text. */
export function bare(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text[at]!.normalize("NFD")[0]!.toLowerCase())
    .join("")
    .replaceAll("’", "'")
    .replaceAll(/\s/g, " ");
}

export const wanted = (query: string): string[] => bare(query).split(" ").filter(Boolean);

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

/** Of a page the parts and paragraphs in which all words stand; a part whose own lead has them keeps its lead alone. */
export function matching(page: Page, words: string[]): Part[] {
  if (!words.length) return page.parts;
  const has = (one: Part | Paragraph) => words.every((word) => said(one).includes(word));
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
