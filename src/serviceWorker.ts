import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { SHELL, VISITED_FILES, VISITED_PAGES } from './lib/browser/offlineFiles';

const DAY_S = 86_400;
/** Seconds after which a page that the network does not send is shown from a cache. */
const PATIENCE_S = 5;

/** Looks in the caches of what is kept for offline use as well (lib/browser/offlineCopy.ts). */
const inEveryCache: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    // Search parameters do not change the HTML of a page.
    cachedResponse ?? (await caches.match(request, { ignoreSearch: request.mode === 'navigate' })),
};

/** Renders a page whose HTML is not cached in the browser. */
const shell: SerwistPlugin = { handlerDidError: async () => caches.match(SHELL) };

// Takes control of open pages at once: names of files contain a hash of their content, so no page gets those of another release.
const serwist = new Serwist({ skipWaiting: true, clientsClaim: true });

// Pages that a visitor has opened are cached for offline use; those of the staff area are not.
serwist.registerCapture(
  ({ request, url }) => request.mode === 'navigate' && !/^\/admin(\/|$)/.test(url.pathname),
  new NetworkFirst({
    cacheName: VISITED_PAGES,
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions: { ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: 60 }), inEveryCache, shell],
  }),
);
serwist.registerCapture(
  // Not what lib/browser/offlineCopy.ts fetches for caches of its own, which has no destination.
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.destination !== '' &&
    /^\/(?:assets\/(?!staff\/)|scenes\/|media\/)/.test(url.pathname),
  new CacheFirst({
    cacheName: VISITED_FILES,
    plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 30 * DAY_S }), inEveryCache],
  }),
);
// Files of `public` and public reads of the database. Requests of staff have an `Authorization` header and are not cached; nor are
// alerts and facts, because without a connection the page shows the latest ones with their time (features/alerts).
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    /^\/(?:[\w-]+\.(?:js|svg)$|downloads\/|rest\/v1\/(?!rpc\/current_site$))/.test(url.pathname) &&
    !request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: 'visited-news',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S }), inEveryCache],
  }),
);

serwist.addEventListeners();
