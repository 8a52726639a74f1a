import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { SHELL, VISITED_FILES, VISITED_PAGES } from '../../lib/browser/offlineFiles';

const DAY_S = 86_400;
/** Seconds after which a page that the network does not send is shown from a cache. */
const PATIENCE_S = 5;

/** Looks in the caches of what is kept for offline use as well (lib/browser/offlineCopy.ts). */
const inEveryCache: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    // Search parameters do not change the HTML of a page.
    cachedResponse ?? (await caches.match(request, { ignoreSearch: request.mode === 'navigate' })),
};

/** Removes the store's suffix from a document's name, because `download` does not rename here. */
const plainNames: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    const named = response.headers.get('Content-Disposition');
    if (!named) return response;
    const headers = new Headers(response.headers);
    headers.set('Content-Disposition', named.replace(/-[A-Za-z0-9]{30}(?=\.)/g, ''));
    return new Response(response.body, { status: response.status, headers });
  },
};

/** Renders a page whose HTML is not cached in the browser. */
const shell: SerwistPlugin = { handlerDidError: async () => caches.match(SHELL) };

/** The events of a service worker, which the DOM types of TypeScript do not have. */
interface WorkerEvent extends Event {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (response: Promise<Response>) => void;
}

declare const skipWaiting: () => Promise<void>;
declare const clients: { claim: () => Promise<void> };

// Opened pages are cached for offline use, except for the staff area.
const pages = new NetworkFirst({
  cacheName: VISITED_PAGES,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60 }), inEveryCache, plainNames, shell],
});
const files = new CacheFirst({
  cacheName: VISITED_FILES,
  plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 30 * DAY_S }), inEveryCache],
});
const news = new NetworkFirst({
  cacheName: 'visited-news',
  plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S }), inEveryCache],
});

/** Returns how to answer a request; undefined if the browser is to send it. */
function strategyFor(request: Request, { origin, pathname }: URL): Strategy | undefined {
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate') return /^\/admin(\/|$)/.test(pathname) ? undefined : pages;
  // Not what lib/browser/offlineCopy.ts fetches for caches of its own, which has no destination.
  if (request.destination !== '' && /^\/(?:assets\/(?!staff\/)|scenes\/|media\/)/.test(pathname)) {
    return files;
  }
  // Files of `public` and public reads. Not staff's requests, which have an `Authorization` header,
  // nor alerts and facts: without a connection pages show the latest with their time (site/alerts).
  return /^\/(?:[\w-]+\.(?:js|svg)$|downloads\/|rest\/v1\/(?!rpc\/current_site$))/.test(pathname) &&
    !request.headers.has('authorization')
    ? news
    : undefined;
}

// The package's `Serwist` is twice as large, with a precache that the site does not have.
addEventListener('fetch', (fetched) => {
  const event = fetched as WorkerEvent;
  const { request } = event;
  const strategy = strategyFor(request, new URL(request.url));
  if (strategy) event.respondWith(strategy.handle({ event, request }));
});
// Takes control of open pages at once, because file names have a hash of their content.
addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(clients.claim()));
