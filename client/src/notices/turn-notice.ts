/** The icon of the tab, a notice while the page is hidden, and the number on the icon of an installed page. */
import { formatRoute } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { noteWaiting } from './badge.ts';

interface Turn {
  readonly name: string;
  readonly asked: string;
}

const showIcon = (file: string): void =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', file);

const mayShowNotices = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration();

/** It has the tag of its table, as a push has: one takes the place of the other. */
const show = async (table: string, { name, asked }: Turn): Promise<void> => {
  const options = {
    body: asked,
    tag: table,
    icon: '/icon-192.png',
    lang: document.documentElement.lang,
    data: { link: `/${formatRoute({ at: 'table', id: table })}` },
  };
  const own = await worker();
  if (own) return own.showNotification(name, options);
  new Notification(name, options).onclick = () => focus();
};

const takeBack = async (table: string): Promise<void> => {
  const own = await worker();
  for (const shown of (await own?.getNotifications({ tag: table })) ?? []) shown.close();
};

let current: string | undefined;
// Whoever looks has seen it.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && current !== undefined) void takeBack(current);
});

/** It is one's turn at this table (`turn`), or no longer. */
export const noteTurn = async (table: string, turn: Turn | undefined): Promise<void> => {
  current = table;
  showIcon(turn ? '/icon-turn.svg' : '/icon.svg');
  noteWaiting(table, turn !== undefined);
  if (!turn) return takeBack(table);
  if (document.hidden && settings.get().notify && mayShowNotices()) await show(table, turn);
};

/** The page shows something else now. */
export const leaveTable = (): void => {
  current = undefined;
  showIcon('/icon.svg');
};
