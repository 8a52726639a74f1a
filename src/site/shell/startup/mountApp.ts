import { createElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { yieldToMain } from '../../../lib/browser/yieldToMain';
import { removePrerenderedHead } from './prerenderedTags';
import { trackNavigationAway } from './reloadOnChunkError';

/**
 * Hydrates prerendered HTML that matches the URL. Otherwise, as in the staff area, replaces the
 * HTML by a client render. Dispatches `hydrating` on the document when it begins. Starts {@link
 * trackNavigationAway}.
 * @throws if the app or the base namespaces cannot be loaded; prerendered HTML then stays
 */
export async function mountApp(root: HTMLElement, location: Location): Promise<void> {
  trackNavigationAway();
  // Evaluates React, the app and the route in separate tasks, so that none blocks input for long.
  await yieldToMain();
  const { App, loadFirstRoute, canHydrate } = await import('./App');
  await yieldToMain();
  await loadFirstRoute(location.pathname);
  const site = createElement(StrictMode, null, createElement(App));
  if (canHydrate(root.dataset.route, location)) {
    // As a transition, because React then yields to input while it hydrates (decision 0024).
    startTransition(() => void hydrateRoot(root, site));
  } else {
    removePrerenderedHead();
    createRoot(root).render(site);
  }
  // React now hydrates what is pressed at once; public/early.js repeats earlier presses.
  document.dispatchEvent(new Event('hydrating'));
}
