/* Keeps the program at hand, so that a game on this device needs no network. Tables on a server are never kept here. */
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
