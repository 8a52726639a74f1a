import { createElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { yieldToMain } from '../../lib/browser/yieldToMain';
import { isStaff } from '../../lib/i18n/languages';
import { removePrerenderedHead } from './prerenderedTags';
import { trackNavigationAway } from './reloadOnChunkError';

/**
 * Renders the staff area from scratch. Hydrates a public page whose prerendered HTML matches the URL; others replace that HTML.
 * @throws if the code of the app or the base namespaces cannot be loaded; prerendered HTML then stays
 */
export async function mountApp(root: HTMLElement, location: Location): Promise<void> {
  trackNavigationAway();
  if (isStaff(location.pathname)) {
    const { StaffApp, createStaffRouter, loadFirstText } = await import('./StaffApp');
    // Created before the base namespaces are loaded, because its loaders run in the meantime.
    const router = createStaffRouter();
    await loadFirstText(location.pathname);
    createRoot(root).render(createElement(StrictMode, null, createElement(StaffApp, { router })));
    return;
  }
  // Evaluates React, the app and the route in separate tasks, so that none blocks input for long.
  await yieldToMain();
  const { PublicApp, loadFirstRoute, canHydrate } = await import('./PublicApp');
  await yieldToMain();
  await loadFirstRoute(location.pathname);
  const site = createElement(StrictMode, null, createElement(PublicApp));
  if (canHydrate(root.dataset.route, location)) {
    // As a transition, because React then yields to input while it hydrates (decision 0024).
    startTransition(() => void hydrateRoot(root, site));
  } else {
    removePrerenderedHead();
    createRoot(root).render(site);
  }
  // React listens from now on, and hydrates what is pressed at once; public/early.js repeats what was pressed before.
  document.dispatchEvent(new Event('hydrating'));
}
