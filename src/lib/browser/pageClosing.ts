let hasLeft = false;

// Captured, because listeners of the same event send what has to be stored. Node.js has no page.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (hasLeft = true), { capture: true });
  window.addEventListener('pageshow', () => (hasLeft = false));
}

/** Returns whether the page is hidden or left: `pagehide` comes first when a tab is closed. False without a page. */
export const isPageClosing = (): boolean =>
  typeof document !== 'undefined' && (hasLeft || document.visibilityState === 'hidden');
