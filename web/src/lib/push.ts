/** This browser's subscription to messages, which also reach it while it is closed. */
import { api } from './api';
import type { ChannelInfo } from './types';

export type Standing = 'ready' | 'unsupported' | 'install' | 'denied' | 'insecure';

const PATIENCE = 10000; // milliseconds for the service worker to be there

/** Whether this browser can be told anything, and if not, why. */
export function standing(): Standing {
  const apple = /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
  const installed = matchMedia('(display-mode: standalone)').matches;
  if (!isSecureContext) return 'insecure';
  if (apple && !installed && !('PushManager' in window)) return 'install';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** What this browser is called in the list of those that are told. */
export function browserName(agent: string): string {
  const first = (names: [RegExp, string][]): string => names.find(([sign]) => sign.test(agent))?.[1] ?? '';
  const browser = first([[/Edg/, 'Edge'], [/OPR\//, 'Opera'], [/Firefox|FxiOS/, 'Firefox'], [/Chrom|CriOS/, 'Chrome'], [/Safari/, 'Safari']]);
  const system = first([[/Android/, 'Android'], [/iPhone|iPod/, 'iPhone'], [/iPad/, 'iPad'], [/Windows/, 'Windows'], [/Mac OS/, 'macOS'], [/Linux|CrOS/, 'Linux']]);
  return [browser || 'Web', system].filter(Boolean).join(', ');
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscription(): Promise<PushSubscription | null> {
  if (standing() !== 'ready') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const keyOf = (one: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(one.options.applicationServerKey ?? new ArrayBuffer(0)))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

function handIn(found: PushSubscription): Promise<ChannelInfo> {
  const { endpoint, keys } = found.toJSON();
  return api.addPush({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', name: browserName(navigator.userAgent) });
}

/** The channel of this browser, if it is told anything; the server hears of it again. */
export async function known(key: string | null): Promise<ChannelInfo | null> {
  const found = await subscription().catch(() => null);
  return found && key && keyOf(found) === key ? handIn(found) : null;
}

/** Tell this browser; null if the person would not have it. */
export async function subscribe(key: string): Promise<ChannelInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registration();
  const old = await pushManager.getSubscription();
  if (old && keyOf(old) !== key) await old.unsubscribe();
  return handIn(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
}

/** Tell this browser nothing more: also when somebody signs out, for another may sit down here. */
export async function unsubscribe(): Promise<void> {
  const found = await subscription().catch(() => null);
  await found?.unsubscribe().catch(() => undefined);
}
