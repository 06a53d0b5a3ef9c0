/** Web push and webhooks: hearing of one's turn while the page is closed. */
import * as api from './api';
import { SITE } from './site';
import { tongue } from './speech.svelte';

export const canPush = (): boolean => !SITE && 'serviceWorker' in navigator && 'PushManager' in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/') + '='.repeat((4 - (text.length % 4)) % 4));
  const out = new Uint8Array(plain.length);
  for (let i = 0; i < plain.length; i++) out[i] = plain.charCodeAt(i);
  return out;
}

/** Subscribe this browser for a seat. */
export async function push(table: string, key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const server = await api.pushKey();
  const subscription =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(server.key) }));
  const { endpoint, keys } = subscription.toJSON();
  await api.setNotices(table, key, { push: { endpoint, keys }, lang: tongue.language });
}

/** What a webhook is sent: our own JSON, or a message as Discord wants it. */
export type Form = 'json' | 'discord';

export const discordAddress = (url: string): boolean => /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\//.test(url.trim());

export async function webhook(table: string, key: string, url: string, form: Form): Promise<void> {
  await api.setNotices(table, key, { webhook: { url, form }, lang: tongue.language });
}
