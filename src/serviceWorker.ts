import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  Serwist,
} from 'serwist';

/** The build inserts the list of files to precache (src/prerender/plugins/buildServiceWorker.ts). */
declare const __PRECACHE_MANIFEST__: PrecacheEntry[];

const DAY_S = 86_400;

const serwist = new Serwist({
  precacheEntries: __PRECACHE_MANIFEST__,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // One file at a time, because the open page needs the connection more.
    concurrency: 1,
    // Search parameters do not change the HTML of a precached page.
    ignoreURLParametersMatching: [/./],
  },
});

// Pages that a visitor has opened are cached for offline use; those of the staff area are not.
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
// Public reads of the database. Requests of staff have an `Authorization` header and are not cached; nor are alerts and facts,
// because without a connection the page shows the latest ones with their time (features/alerts).
serwist.registerCapture(
  ({ request, url }) =>
    /^\/rest\/v1\/(?!rpc\/current_site$)/.test(url.pathname) &&
    !request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: 'visited-news',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S })],
  }),
);

serwist.addEventListeners();
