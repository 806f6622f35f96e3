// How much script the first page fetches before it is there, gzipped: the budget is 80 kB.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 80_000;
const folder = new URL("../../src/hemicycle/server/static/", import.meta.url);
const size = (name) => gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;

/** A script and all that it imports at once; what it imports later is not counted. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(new URL(name, folder), "utf8");
  for (const [, path] of text.matchAll(
    /(?:^|[;}\n])\s*import\s*(?:[^"'()]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
  ))
    closure(`assets/${path}`, found);
  return found;
}

const html = readFileSync(new URL("index.html", folder), "utf8");
const entries = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
const first = new Set(entries.flatMap((entry) => [...closure(entry)]));
const total = [...first].reduce((sum, name) => sum + size(name), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

for (const name of readdirSync(new URL("assets/", folder)).sort())
  if (name.endsWith(".js"))
    console.log(
      `${first.has(`assets/${name}`) ? "first" : "later"}  ${kB(size(`assets/${name}`)).padStart(8)}  ${name}`,
    );
console.log(`Script of the first page, gzipped: ${kB(total)} of ${kB(BUDGET)}.`);
if (total > BUDGET) {
  console.error("That is over the budget.");
  process.exit(1);
}
