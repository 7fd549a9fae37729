import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the client mounts and says its name", () => {
  const app = mount(App, { target: document.body });
  flushSync();
  expect(document.querySelector("h1")?.textContent).toBe("Volary");
  void unmount(app);
});
