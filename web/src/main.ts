import { mount } from "svelte";
import "./app.css";
import "./theme.svelte.ts";
import App from "./App.svelte";
import { forgetTables } from "./memory.ts";

// Another tab of this browser has logged out: what is shown here is nobody's any more.
window.addEventListener("storage", ({ key, newValue }) => {
  if (key !== "hemicycle-out" || !newValue) return;
  forgetTables();
  location.assign("/");
});

mount(App, { target: document.getElementById("app")! });

// Not while developing: a stored page would hide what has just been changed.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  window.addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => {}));
