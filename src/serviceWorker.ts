import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  Serwist,
} from 'serwist';

/** Put in by the build (src/prerender/plugins/buildServiceWorker.ts). */
declare const __PRECACHE_MANIFEST__: PrecacheEntry[];

const DAY_S = 86_400;

const serwist = new Serwist({
  precacheEntries: __PRECACHE_MANIFEST__,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // One file at a time, because the page that the reader is at needs the connection more.
    concurrency: 1,
    // A question or a place on a page is the same page.
    ignoreURLParametersMatching: [/./],
  },
});

// What was read once is kept for when there is no connection; the staff area never is.
serwist.registerCapture(
  ({ request, url }) => request.mode === 'navigate' && !/^\/admin(\/|$)/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'visited-pages',
    plugins: [
      new ExpirationPlugin({ maxEntries: 60 }),
      new PrecacheFallbackPlugin({ fallbackUrls: ['/offline'], serwist }),
    ],
  }),
);
serwist.registerCapture(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(?:assets\/(?!staff\/)|scenes\/|media\/)/.test(url.pathname),
  new CacheFirst({
    cacheName: 'visited-files',
    plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 30 * DAY_S })],
  }),
);
// What visitors read of the database. Staff's requests carry a token.
serwist.registerCapture(
  ({ request, url }) =>
    url.pathname.startsWith('/rest/v1/') && !request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: 'visited-news',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S })],
  }),
);

serwist.addEventListeners();

// What the service worker of Workbox, before this one, leaves on a device.
addEventListener('activate', () => {
  for (const name of ['pages', 'files', 'news']) void caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
});
