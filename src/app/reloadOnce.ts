const RELOADED = 'reloaded';

/** Whether this address is to be reloaded: only the first time, or nobody would ever see why. */
function firstTime(address: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED) === address) return false;
    window.sessionStorage.setItem(RELOADED, address);
    return true;
  } catch {
    // Without storage it cannot be known; the page then tells the failure.
    return false;
  }
}

/**
 * For a page that could not be fetched: after a new release the files of the one before are gone, and
 * a reload brings the new ones. What staff have typed is kept (features/editor/kept). Without a
 * connection nothing is reloaded, nor a second time.
 */
export function reloadOnce(): void {
  if (!navigator.onLine || !firstTime(window.location.href)) return;
  // The failure would be seen for a moment.
  document.documentElement.dataset.hold = '';
  window.location.reload();
}
