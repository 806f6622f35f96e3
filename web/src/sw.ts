// The service worker: the page opens at once and without a network, and a notice leads to its table.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends Extendable {
  data: { json(): Notice } | null;
}
interface ClickEvent extends Extendable {
  notification: { data: string; close(): void };
}
interface Notice {
  title: string;
  text: string;
  url: string;
  tag: string;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Worker {
  registration: { showNotification(title: string, more: object): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: object): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener<E>(type: string, listener: (event: E) => void): void;
}

const worker = self as unknown as Worker;
const STORE = "hemicycle-1";
const SHELL = "/";
/** Assets of former builds are let go when there are more than this. */
const MOST = 150;

worker.addEventListener("install", (event: Extendable) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.add(SHELL))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event: Extendable) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event: FetchEvent) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || url.pathname.startsWith("/api/"))
    return;
  if (request.mode === "navigate") event.respondWith(page(request));
  // The name of an asset holds the hash of its content, so what is stored is right for ever.
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Every address shows the same page: the newest there is, else the one that we have. */
async function page(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("Content-Type")?.startsWith("text/html"))
      await store.put(SHELL, fresh.clone());
    return fresh;
  } catch (offline) {
    const kept = await store.match(SHELL);
    if (kept) return kept;
    throw offline;
  }
}

async function asset(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await store.put(request, fresh.clone());
    const all = await store.keys();
    for (const old of all
      .filter((one) => new URL(one.url).pathname !== SHELL)
      .slice(0, Math.max(0, all.length - MOST)))
      await store.delete(old);
  }
  return fresh;
}

worker.addEventListener("push", (event: PushEvent) => {
  const notice = event.data?.json();
  if (!notice) return;
  event.waitUntil(
    worker.registration.showNotification(notice.title, {
      body: notice.text,
      tag: notice.tag,
      // The next one of the same table takes its place, and is heard all the same.
      renotify: true,
      data: notice.url,
      icon: "/icon-192.png",
      badge: "/badge.png",
    }),
  );
});

/** To the table: in the window that shows it already, else in any of ours, else in a new one. */
worker.addEventListener("notificationclick", (event: ClickEvent) => {
  event.notification.close();
  const url = new URL(event.notification.data, worker.location.href);
  // A notice comes from our server, but never lead anywhere else.
  if (url.origin !== worker.location.origin) return;
  const lead = async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((one) => new URL(one.url).pathname === url.pathname);
    if (there) return there.focus();
    const any = pages[0];
    if (any) {
      await any.navigate(url.href);
      return any.focus();
    }
    return worker.clients.openWindow(url.href);
  };
  event.waitUntil(lead());
});

export {};
