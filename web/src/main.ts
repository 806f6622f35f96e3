import { mount } from "svelte";
import "./app.css";
import "./theme.svelte.ts";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// Not while developing: a stored page would hide what has just been changed.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  window.addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => {}));
