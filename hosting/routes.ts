import { getTransformedRoutes, type Route as VercelRoute } from '@vercel/routing-utils';
import type { VercelConfig } from './config.ts';
import { MISSING } from './rewrites.ts';

/** Route of Vercel. vercel.ts does not import this file, because Vercel evaluates it before `npm install`. */
export interface Route {
  /** A regular expression, case-insensitive as Vercel's routes are. */
  src: string;
  headers: Record<string, string>;
  /** Status of a redirect, or 404 of a missing file. */
  status?: number | undefined;
  /** Destination of a rewrite. */
  dest?: string | undefined;
}

export interface Routes {
  /** Redirects and headers, which Vercel applies before it looks for a file. */
  before: Route[];
  /** Rewrites, which Vercel applies where there is no file; those to the site's own address as what that answers. */
  after: Route[];
}

/** The Cache-Control that Vercel sends with files unless a route sets another. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Returns what the site itself answers to a rewrite to its own address; nothing for other destinations. */
function ownAnswer(destination: string): Omit<Route, 'src'> | undefined {
  const path = /^https?:\/\/[^/]+(.*)$/.exec(destination)?.[1] ?? '';
  const dest = undefined;
  if (path === MISSING) return { headers: { 'Cache-Control': REVALIDATE }, status: 404, dest };
  return path.endsWith('/')
    ? { headers: { Location: path.slice(0, -1) }, status: 308, dest }
    : undefined;
}

/** Returns the routes that Vercel derives from a project configuration; throws if that is invalid. */
export function routesOf({ framework: _, functions: __, ...config }: VercelConfig): Routes {
  const { routes, error } = getTransformedRoutes(config);
  if (error || !routes) throw new Error(`routes of the Vercel configuration: ${error?.message}`);
  return byPhase(routes);
}

/** Returns the routes of a list of Vercel's by what it does before and after it looks for a file. */
export function byPhase(routes: VercelRoute[]): Routes {
  const start = (phase: string) =>
    routes.findIndex((route) => 'handle' in route && route.handle === phase);
  const [files, errors] = [start('filesystem'), start('error')];
  const withSource = (part: VercelRoute[]): Route[] =>
    part.flatMap((route) =>
      'src' in route && route.src !== undefined
        ? {
            src: route.src,
            headers: ('headers' in route && route.headers) || {},
            status: 'status' in route ? route.status : undefined,
            dest: 'dest' in route ? route.dest : undefined,
          }
        : [],
    );
  return {
    before: withSource(routes.slice(0, files)),
    after: withSource(routes.slice(files, errors < 0 ? undefined : errors)).map((route) => ({
      ...route,
      ...ownAnswer(route.dest ?? ''),
    })),
  };
}
