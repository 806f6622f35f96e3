import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./scripts/licences.ts";

const server = process.env.HEMICYCLE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/hemicycle/server/static",
    emptyOutDir: true,
    // Pictures inside the script would need `data:` in the server's Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // Kept as written, a colour for light and dark follows whatever stands around it: the room is dark by day, too.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rollupOptions: {
      input: { app: "index.html", sw: "src/sw.ts" },
      checks: { pluginTimings: false },
      // The service worker's address must stay the same from build to build; it rules over the folder it lies in.
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    // The games' texts lie with the games, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    maxWorkers: "100%",
    // A worker's files share one jsdom and one copy of each module, since making them anew took a quarter of the
    // time: a file takes away again what it has put in the place of something.
    isolate: false,
  },
});
