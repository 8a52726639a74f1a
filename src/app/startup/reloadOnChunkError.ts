const RELOADED = 'reloaded';

/** Whether this address is to be reloaded: only the first time, or nobody would ever see why. */
function isFirstReloadOf(address: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED) === address) return false;
    window.sessionStorage.setItem(RELOADED, address);
    return true;
  } catch {
    // Without storage it cannot be known; the page then tells the failure.
    return false;
  }
}

/** Milliseconds after a navigation has begun in which a failure is taken for its consequence. */
const LEAVING_MS = 2_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Notes when the reader leaves for another document. */
export function trackNavigationAway(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Whether the reader has just left for another document. WebKit then rejects the imports that are pending,
 * before the other document has answered; a reload would cancel the reader's navigation.
 */
const isNavigatingAway = (): boolean => performance.now() - leftAt < LEAVING_MS;

/**
 * For a page that could not be fetched: after a new release the files of the one before are gone, and
 * a reload brings the new ones. What staff have typed is kept (features/editor/autosave). Without a
 * connection nothing is reloaded, nor a second time, nor while the reader leaves.
 */
export function reloadOnChunkError(): void {
  if (isNavigatingAway() || !navigator.onLine || !isFirstReloadOf(window.location.href)) return;
  // The failure would be seen for a moment.
  document.documentElement.dataset.languagePending = '';
  window.location.reload();
}
