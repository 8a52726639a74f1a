import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  type Location,
  MemoryRouter,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { expect } from 'vitest';
import { isStaffPath } from '../../../src/lib/i18n/languages';

/** The pathname of a URL without origin. */
const toPathname = (url: string): string => url.replace(/[?#].*/, '');

/** The part of a router that tests use: its state, and navigation as by the browser's buttons. */
interface AppRouter {
  /** Location of the rendered page, and how the router reached it. */
  state: { location: Location; historyAction: `${NavigationType}` };
  navigate(to: string): Promise<void>;
  navigate(delta: number): Promise<void>;
}

/** Set once the site has been rendered. */
interface Mounted {
  state?: AppRouter['state'];
  go?: (to: string & number) => unknown;
}

/**
 * Rendered beside the page in one transition, so that it reports a URL once its page is rendered.
 */
function Position({ mounted }: { mounted: Mounted }) {
  const [location, historyAction, go] = [useLocation(), useNavigationType(), useNavigate()];
  useLayoutEffect(() => {
    Object.assign(mounted, { state: { location, historyAction }, go });
  });
  return null;
}

/**
 * Flushes the updates of an event synchronously, as React does for discrete events in browsers;
 * transitions still follow later. A page that suspends inside a synchronous `act` is an error.
 */
const eventWrapper = <Result,>(dispatch: () => Result): Result => flushSync(dispatch);

/** Loads the pages of the staff area, which takes seconds. */
export const loadStaffPages = () => import('../../../src/staff/shell/StaffArea');

/**
 * Opens the site at a URL as `mountApp` does, after code and translations of the first page.
 * Rejects if loading fails; does not wait for data.
 */
export async function startApp(...history: string[]) {
  const { Pages, loadFirstRoute } = await import('../../../src/site/shell/startup/App');
  const pathname = toPathname(history.at(-1) ?? '/');
  await loadFirstRoute(pathname);
  if (isStaffPath(pathname)) await loadStaffPages();
  // tests/support/setup/page.ts restores the default.
  else configure({ eventWrapper });
  const mounted: Mounted = {};
  const router: AppRouter = {
    get state() {
      if (!mounted.state) throw new Error('The site has not been rendered');
      return mounted.state;
    },
    navigate: (to: string | number) => act(async () => void mounted.go?.(to as string & number)),
  };
  const site = (
    <MemoryRouter initialEntries={history}>
      <Position mounted={mounted} />
      <Pages />
    </MemoryRouter>
  );
  // Awaited, because React discards a component that suspends during the first render otherwise.
  return { router, ...(await act(async () => render(site))) };
}

/**
 * Renders the site at the last URL given (those before it form the history) and waits for the
 * page's heading. Returns a `user` of user-event and the router.
 */
export async function renderApp(...history: string[]) {
  const user = userEvent.setup();
  const view = await startApp(...history);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { user, ...view };
}

/**
 * Waits for the page with a heading. Queries by text, because a query by role is slower than
 * rendering the page.
 */
export const pageTitled = (title: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(title, { selector: 'h1' });

/** The part of a page with a heading; most are no landmark, because a page would have twenty. */
export function sectionOf(heading: string | RegExp): HTMLElement {
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { name: heading });
  const section = headings.map((one) => one.closest('section')).find((one) => one !== null);
  if (!section) throw new Error(`${heading} is not in a section`);
  return section;
}
