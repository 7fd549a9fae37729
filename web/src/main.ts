import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { expectBoard } from "./boards/index";
import { followLanguage, preferredLanguage, useLanguage } from "./i18n/locale.svelte";
import { routeOf } from "./pages/router.svelte";
import { settings } from "./ui/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

settings.follow();
followLanguage();

const language = useLanguage(preferredLanguage());
if (routeOf(location.pathname).page === "table") expectBoard();
await language;

export default mount(App, { target });
