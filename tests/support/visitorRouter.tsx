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

/** What tests ask of a router: where the site is, and to go elsewhere as the browser's buttons do. */
export interface AppRouter {
  /** Where the page on view belongs, and how the site came there. */
  state: { location: Location; historyAction: `${NavigationType}` };
  navigate(to: string): Promise<void>;
  navigate(delta: number): Promise<void>;
}

/** Filled in once the site has been rendered. */
interface Mounted {
  state?: AppRouter['state'];
  go?: (to: string & number) => unknown;
}

/** Beside the page inside one transition: it learns of a URL once the URL's page is on view. */
function Position({ mounted }: { mounted: Mounted }) {
  const [location, historyAction, go] = [useLocation(), useNavigationType(), useNavigate()];
  useLayoutEffect(() => {
    Object.assign(mounted, { state: { location, historyAction }, go });
  });
  return null;
}

/**
 * A page inside the visitors' router, with a history in memory.
 * @param history URLs without origin; the last one is on view
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
