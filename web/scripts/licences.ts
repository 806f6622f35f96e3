// The licences of what is bundled into the page, in one text that is served with it (licences.txt).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Package {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
  repository?: string | { url: string };
}

const web = new URL("../", import.meta.url);

/** The package that a bundled file belongs to, as its folder; of our own files none. */
export function folderOf(file: string): string | undefined {
  return file.replaceAll("\\", "/").match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//)?.[0];
}

/** Who made a package, and under which licence, in full: its own file, else the text that we keep of it. */
export function notice(folder: string): string {
  const found: Package = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const kept = new URL(`licences/${found.license}.txt`, web);
  if (!file && !existsSync(kept))
    throw new Error(`${found.name} has no file with its licence; put the text into ${kept.pathname}`);
  const author = typeof found.author === "object" ? found.author.name : found.author;
  const source = typeof found.repository === "object" ? found.repository.url : found.repository;
  const head = [`${found.name} ${found.version}`, `Licence: ${found.license}`];
  if (author) head.push(`By: ${author}`);
  if (source) head.push(`Source: ${source}`);
  const text = readFileSync(file ? `${folder}${file}` : kept, "utf8").trim();
  return `${head.join("\n")}\n\n${text}\n`;
}

/** Writes licences.txt beside the page: our own licence, and that of every package of which a line is in it. */
export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk")
          for (const file of chunk.moduleIds) {
            const folder = folderOf(file);
            if (folder) folders.add(folder);
          }
      const own = readFileSync(new URL("../LICENSE", web), "utf8").trim();
      const parts = [`Hemicycle\n\n${own}\n`, ...[...folders].map(notice).sort()];
      const rule = `\n${"-".repeat(80)}\n\n`;
      this.emitFile({ type: "asset", fileName: "licences.txt", source: parts.join(rule) });
    },
  };
}
