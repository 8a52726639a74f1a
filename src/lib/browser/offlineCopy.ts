import { env } from '../env';
import { isStaffPath, type Language, pathLanguage } from '../i18n/languages';
import { type OfflineFiles, offlineFilesPath, VISITED_FILES, VISITED_PAGES } from './offlineFiles';
import { previewed } from './previewed';

const cacheName = (part: keyof OfflineFiles, language: Language): string =>
  `kept-${part}-${language}`;

/** Names of files in `assets` contain a hash of their content. */
const isImmutable = (path: string): boolean => path.startsWith('/assets/');

/** Returns a request of low priority, because what the visitor opens needs the connection more. */
const lowPriorityRequest = (path: string): Request => new Request(path, { priority: 'low' });

/**
 * Caches the files of a part of {@link OfflineFiles}, as the current release lists them, and
 * deletes the files of an earlier release from the cache of the part.
 * @throws a TypeError if a file cannot be fetched, a SyntaxError if the list is no JSON; files that
 *   were cached before stay
 */
async function keepPart(part: keyof OfflineFiles, language: Language): Promise<void> {
  const { [part]: files }: OfflineFiles = await (await fetch(offlineFilesPath(language))).json();
  const cache = await caches.open(cacheName(part, language));
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const missing = files.filter((path) => !isImmutable(path) || !kept.includes(path));
  await cache.addAll(missing.map(lowPriorityRequest));
  await Promise.all(kept.filter((path) => !files.includes(path)).map((path) => cache.delete(path)));
}

/**
 * Adds the open page and the files that it has loaded to the caches of visited pages and files.
 * Takes them from the browser's HTTP cache where it has them.
 */
async function keepOpenPage(): Promise<void> {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/(?:assets|scenes|media)\//.test(path));
  const [pages, files] = await Promise.all([
    caches.open(VISITED_PAGES),
    caches.open(VISITED_FILES),
  ]);
  // `force-cache` takes the HTML of the open page from the browser's cache.
  const page = new Request(window.location.pathname, { cache: 'force-cache' });
  await Promise.all([pages.add(page), files.addAll([...new Set(own)])]);
}

/** Returns whether the visitor saves data or has a slow connection; false where it is unknown. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Registers the service worker and waits until it is active; rejects if that is not possible. */
async function serviceWorkerReady(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
}

/**
 * Caches the open page, help and contacts for offline use (decision 0016). A page with the day of a
 * visit caches that day too, and a returning visitor all consular pages. Does nothing in
 * development, in the staff area and its previews, with data saving, on a slow connection, and in a
 * browser without service workers.
 * @throws as {@link keepPart} does, and if the browser refuses the service worker or the cache;
 *   what was cached stays
 */
export async function keepForOffline(): Promise<void> {
  const { pathname } = window.location;
  // Only a build has a service worker. A preview is no visit.
  if (env.development || !('serviceWorker' in navigator)) return;
  if (isStaffPath(pathname) || previewed || isFrugal()) return;
  const language = pathLanguage(pathname);
  // An earlier visit registered the service worker, and no page of the site led to this page.
  const isReturning =
    navigator.serviceWorker.controller !== null &&
    !document.referrer.startsWith(window.location.origin);
  await serviceWorkerReady();
  await keepOpenPage();
  await keepPart('urgent', language);
  if (isReturning || document.querySelector('[data-visit]')) await keepPart('visit', language);
  if (isReturning) await keepPart('consular', language);
}
