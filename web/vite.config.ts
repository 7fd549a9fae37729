import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: "/",
  resolve: {
    // `$generated` is made from Python by tools/generate.py.
    // `$locales` holds the messages, which the server reads too.
    alias: { $generated: here("./src/generated"), $locales: here("../src/volary/locales") },
    // Unit tests mount components, so they need Svelte's browser half and not the one that renders strings.
    conditions: mode === "test" ? ["browser", "module", "development|production"] : undefined,
  },
  build: {
    outDir: here("../src/volary/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several pages share comes in two files, not in twenty that each cost a request.
          groups: [
            { name: "shell", test: /node_modules|[\\/]src[\\/](ui|i18n|net|store)[\\/]|gallery\.ts|texts\.svelte/, minShareCount: 2 },
            { name: "cards", test: /[\\/]boards[\\/]wingspan[\\/](?!texts)[^\\/]+$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/volary/locales")] },
    // `npm run dev` beside a running `volary serve`: rules and tables come from there.
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
