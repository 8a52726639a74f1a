import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { isStaff } from '../../src/lib/i18n/languages';
import { type AppRouter, visitorSite } from './visitorRouter';

/** The pathname of a URL without origin. */
const pathnameOf = (url: string): string => url.replace(/[?#].*/, '');

interface Opened {
  router: AppRouter;
  site: ReactElement;
}

async function staffSite(history: string[], pathname: string): Promise<Opened> {
  const { staffRoutes, loadFirstText } = await import('../../src/app/startup/StaffApp');
  await loadFirstText(pathname);
  const router = createMemoryRouter(staffRoutes, { initialEntries: history });
  return { router, site: <RouterProvider router={router} /> };
}

/**
 * Handles an event as a browser has it handled: what it changes is drawn at once, a transition to
 * another page later. Inside `act`, which is not awaited here, a page that suspends would be an error.
 */
const eventWrapper = <Result,>(dispatch: () => Result): Result => flushSync(dispatch);

async function publicSite(history: string[], pathname: string): Promise<Opened> {
  const { PublicPages, loadFirstRoute } = await import('../../src/app/startup/PublicApp');
  await loadFirstRoute(pathname);
  // tests/support/setup/page.ts sets it back.
  configure({ eventWrapper });
  return visitorSite(history, <PublicPages />);
}

/**
 * Opens the site at a URL as `mountApp` does: the staff's data router under `/admin`, the visitors'
 * router elsewhere, each once what its first page needs has been fetched. Rejects where that cannot
 * be fetched; does not wait for what the page fetches itself.
 */
export async function startApp(...history: string[]) {
  const pathname = pathnameOf(history.at(-1) ?? '/');
  const open = isStaff(pathname) ? staffSite : publicSite;
  const { router, site } = await open(history, pathname);
  // Awaited, because a part that suspends while it is drawn for the first time is lost otherwise.
  return { router, ...(await act(async () => render(site))) };
}

/**
 * Shows the site at an address (the last one given; those before it are the history) and waits for
 * the page's heading. Gives the user who acts, and the router to ask where the site has gone.
 */
export async function renderApp(...history: string[]) {
  const user = userEvent.setup();
  const view = await startApp(...history);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { user, ...view };
}

/**
 * Waits for the page with a heading. By its text: asking for roles again and again while a whole
 * page is being drawn takes longer than drawing it.
 */
export const pageTitled = (title: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(title, { selector: 'h1' });
