/** Pushes to this browser: whether it can have them, and its address. */
import type { NewContact } from '@tabularium/protocol';
import { keep, readKept } from '../app/kept.ts';
import { deviceName } from '../people/device-name.ts';

/** `install`: only once the page is on the Home Screen; `insecure`: only over https. */
export type PushState = 'can' | 'install' | 'insecure' | 'forbidden' | 'never';

/** iPads say that they are Macs, but have a screen to touch. */
const isApple = (agent: string, touches: number): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touches > 1);

interface Around {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  readonly permission: string;
  readonly agent: string;
  readonly touches: number;
}

export const pushStateOf = ({ isSecure, hasPush, permission, agent, touches }: Around): PushState => {
  if (!isSecure) return 'insecure';
  if (!hasPush) return isApple(agent, touches) ? 'install' : 'never';
  return permission === 'denied' ? 'forbidden' : 'can';
};

export const pushState = (): PushState =>
  pushStateOf({
    isSecure: isSecureContext,
    hasPush: 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator,
    permission: globalThis.Notification?.permission ?? 'default',
    agent: navigator.userAgent,
    touches: navigator.maxTouchPoints,
  });

const KEY = 'push';
/** The contact that is this browser, if it is one. */
export const pushHere = (): string | undefined => readKept<string | null>(KEY, null) ?? undefined;
export const keepPushHere = (contact: string | null): void => keep(KEY, contact);

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager;

/** Asks the person and the browser. Nothing if either refuses. */
export const subscribeHere = async (pushKey: string): Promise<NewContact | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const own = await manager();
  // One for another server, or for other keys of this one, is of no use.
  await (await own?.getSubscription())?.unsubscribe();
  const made = await own?.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys: { p256dh, auth } = {} } = made?.toJSON() ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { kind: 'push', endpoint, keys: { p256dh, auth }, label: deviceName(navigator.userAgent) };
};

export const unsubscribeHere = async (): Promise<void> => {
  keepPushHere(null);
  await (await (await manager())?.getSubscription())?.unsubscribe();
};
