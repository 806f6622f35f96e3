// Notices to this device.

import type { Plain } from "./games/types.ts";

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window;

/** This device's subscription, if it has one. */
export async function subscription(): Promise<Plain | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  return found ? (found.toJSON() as Plain) : null;
}

export async function subscribe(key: string): Promise<Plain> {
  const worker = await navigator.serviceWorker.ready;
  const padded = key.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(padded + "=".repeat((4 - (padded.length % 4)) % 4)), (one) =>
    one.charCodeAt(0),
  );
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  return made.toJSON() as Plain;
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
