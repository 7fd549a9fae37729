import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "new" }],
  ["/g/abc", { page: "table", table: "abc" }],
  ["/join/to%20ken", { page: "join", token: "to ken" }],
  ["/rules", { page: "rules", game: "wingspan" }],
  ["/rules/carcassonne", { page: "rules", game: "carcassonne" }],
  ["/g", { page: "lost" }],
  ["/g/abc/more", { page: "lost" }],
  ["/elsewhere", { page: "lost" }],
])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
