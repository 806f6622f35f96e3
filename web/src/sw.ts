// The service worker: see below.
export {};
