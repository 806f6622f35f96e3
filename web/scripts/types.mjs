// Writes src/protocol.ts from docs/protocol.schema.json; with --check only tells whether it is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const from = new URL("../../docs/protocol.schema.json", import.meta.url);
const to = new URL("../src/protocol.ts", import.meta.url);

const schema = JSON.parse(readFileSync(from, "utf8"));
for (const definition of Object.values(schema.$defs)) {
  // The generator counts out tuples for bounded lists (an array of up to 100 becomes 100 tuple types).
  JSON.stringify(definition, (_, value) => {
    if (value && typeof value === "object") {
      delete value.minItems;
      delete value.maxItems;
      // Beside a reference it would make the generator write the same type again, under another name.
      if (value.$ref) delete value.description;
    }
    return value;
  });
  // What the server sends may grow; what it takes may not (those say additionalProperties: false themselves).
  definition.additionalProperties ??= definition.type === "object" ? false : undefined;
}
const written = await compile(schema, "Protocol", {
  bannerComment:
    "// Made by `npm run types` from docs/protocol.schema.json, which the server's classes make. Not for editing.",
  unreachableDefinitions: true,
  additionalProperties: true,
  style: { printWidth: 110 },
});
const tidy = written
  .replace(/export interface HemicycleProtocol \{[^}]*\}\n/, "")
  .replace(/ \*\s*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g, "")
  .replace(
    /\/\*\*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n \*\/\n/g,
    "",
  );

if (process.argv.includes("--check")) {
  if (readFileSync(to, "utf8") !== tidy) {
    console.error("src/protocol.ts is not what docs/protocol.schema.json says. Run: npm run types");
    process.exit(1);
  }
} else {
  writeFileSync(to, tidy);
}
