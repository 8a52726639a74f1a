import { act } from '@testing-library/react';
import { type ReactElement, useLayoutEffect } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** The part of a router that tests use: its state, and navigation as by the browser's buttons. */
export interface AppRouter {
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
 * Returns a page inside the visitors' router, with a history in memory.
 * @param history URLs without origin; the last one is current
 */
export function visitorSite(history: string[], page: ReactElement) {
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
      {page}
    </MemoryRouter>
  );
  return { router, site };
}
