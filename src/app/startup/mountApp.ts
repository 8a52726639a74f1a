import { createElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { yieldToMain } from '../../lib/browser/yieldToMain';
import { isStaff } from '../../lib/i18n/languages';
import { trackNavigationAway } from './reloadOnChunkError';

/**
 * Mounts the site into `root`: hydrates prerendered HTML that matches the URL, and renders from scratch
 * otherwise. Staff get a router of their own, which no visitor loads (docs/decisions/0012-two-routers.md).
 * @throws if the code or the translations of every page cannot be loaded; prerendered HTML then stays
 */
export async function mountApp(root: HTMLElement, location: Location): Promise<void> {
  trackNavigationAway();
  if (isStaff(location.pathname)) {
    const { StaffApp, createStaffRouter, loadFirstText } = await import('./StaffApp');
    // Its loaders run while the translations of every page are loaded.
    const router = createStaffRouter();
    await loadFirstText(location.pathname);
    createRoot(root).render(createElement(StrictMode, null, createElement(StaffApp, { router })));
    return;
  }
  // Evaluating React, the site and the route are tasks of their own, so that none blocks input for long.
  await yieldToMain();
  const { PublicApp, loadFirstRoute, canHydrate } = await import('./PublicApp');
  await yieldToMain();
  await loadFirstRoute(location.pathname);
  const site = createElement(StrictMode, null, createElement(PublicApp));
  if (canHydrate(root.dataset.route, location)) {
    // As a transition, in which React yields to a tap or a scroll.
    startTransition(() => void hydrateRoot(root, site));
    return;
  }
  // The prerendered head of the page: React renders its own.
  for (const tag of document.querySelectorAll('head > [data-page]')) tag.remove();
  createRoot(root).render(site);
}
