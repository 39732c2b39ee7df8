/*
 * Keeps the program at hand, so that a game on this device needs no network. Tables on a server are never kept here. And it
 * shows what a server pushes: that somebody is waited for.
 */
const BUILD = '__BUILD__';
const FILES = '__FILES__';
const CACHE = `tabularium-${BUILD}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const isOurs = (request, url) =>
  request.method === 'GET' &&
  url.origin === self.location.origin &&
  !url.pathname.startsWith('/api') &&
  !url.pathname.startsWith('/ws');

/** The page itself comes from the network while there is one, so that a new release is seen at once. */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (!isOurs(event.request, url)) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});

/** Where a page is: only the page itself knows, because its places come after the #. */
const placeOf = (client) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(String(data));
    setTimeout(() => done(''), 500);
    client.postMessage({ t: 'where' }, [port2]);
  });

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const hashOf = (link) => new URL(link, self.location.origin).hash;

/** Does somebody look at this place right now? */
const isLookedAt = async (link) => {
  const visible = (await pages()).filter((client) => client.visibilityState === 'visible');
  return (await Promise.all(visible.map(placeOf))).includes(hashOf(link));
};

/** What is told of a table takes the place of what was told of it before. */
const tell = async ({ title, body, tag, link, lang, renotify }) => {
  if (await isLookedAt(link)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    renotify: renotify === true,
    icon: '/icon-192.png',
    data: { link },
  });
  const { length } = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(length);
};

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

/** A page that is open goes there; if there is none, one is opened. */
const openAt = async (link) => {
  const [page] = await pages();
  if (!page) return self.clients.openWindow(link);
  page.postMessage({ t: 'go', hash: hashOf(link) });
  return page.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data?.link ?? '/'));
});
