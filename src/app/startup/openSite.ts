import { createElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { turn } from '../../lib/browser/turn';
import { isStaff } from '../../lib/i18n/languages';
import { watchLeaving } from './reloadOnce';

/**
 * Opens the site at an address inside an element of the document, which may hold the page's finished
 * HTML already. Staff get a router of their own, which no visitor has to fetch (docs/decisions, two
 * routers).
 * @throws where the code or the words of every page cannot be fetched; the finished page then stays
 */
export async function openSite(root: HTMLElement, location: Location): Promise<void> {
  watchLeaving();
  if (isStaff(location.pathname)) {
    const { StaffSite, createStaffRouter, prepareFirst } = await import('./StaffSite');
    // Its loaders run while the texts of every page are fetched.
    const router = createStaffRouter();
    await prepareFirst(location.pathname);
    createRoot(root).render(createElement(StrictMode, null, createElement(StaffSite, { router })));
    return;
  }
  // React has just been started, then the site, then the page: each in a task of its own.
  await turn();
  const { PublicSite, prepareFirst, isDrawn } = await import('./PublicSite');
  await turn();
  await prepareFirst(location.pathname);
  const site = createElement(StrictMode, null, createElement(PublicSite));
  if (isDrawn(root.dataset.address, location)) {
    // In slices, so that a tap or a scroll in the meantime is not held up.
    startTransition(() => void hydrateRoot(root, site));
    return;
  }
  // What the finished page says of itself in the head.
  for (const tag of document.querySelectorAll('head > [data-page]')) tag.remove();
  createRoot(root).render(site);
}
