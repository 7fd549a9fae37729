import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, useLanguage } from "./i18n/locale.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

const dark = matchMedia("(prefers-color-scheme: dark)");
const setTheme = () => (document.documentElement.dataset.theme = dark.matches ? "dark" : "light");
dark.addEventListener("change", setTheme);
setTheme();

await useLanguage(preferredLanguage());

export default mount(App, { target });
