import type { SessionKey } from '../../../content/stored';

const RELOADED: SessionKey = 'reloaded';

/**
 * Returns whether this tab reloads for a URL for the first time, and records it in session storage,
 * because a second error must not loop.
 */
function isFirstReload(url: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED) === url) return false;
    window.sessionStorage.setItem(RELOADED, url);
    return true;
  } catch {
    // Blocked session storage cannot prevent a loop, so the error is shown.
    return false;
  }
}

/** Milliseconds after `beforeunload` in which an import error is due to the navigation. */
const LEAVING_MS = 2_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Records when the visitor leaves, for {@link reloadOnChunkError}. Called once, at startup. */
export function trackNavigationAway(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Returns whether the visitor is leaving: WebKit rejects pending imports before the new document
 * responds, and a reload would cancel the navigation.
 */
const isNavigatingAway = (): boolean => performance.now() - leftAt < LEAVING_MS;

/**
 * Reloads the page, because a deployment deletes earlier chunks; forms are autosaved. Does nothing
 * offline, within 2 s after the visitor leaves, twice in a row for one URL (session storage,
 * `reloaded`), or without session storage.
 */
export function reloadOnChunkError(): void {
  if (isNavigatingAway() || !navigator.onLine || !isFirstReload(window.location.href)) return;
  // Hides the page until it reloads, so that the error does not flash.
  document.documentElement.dataset.languagePending = '';
  window.location.reload();
}
