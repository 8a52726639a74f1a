import { getTransformedRoutes } from '@vercel/routing-utils';
import type { VercelConfig } from './config.ts';

/** Route of Vercel. vercel.ts does not import this file, because Vercel evaluates it before `npm install`. */
export interface Route {
  /** A regular expression, case-insensitive as Vercel's routes are. */
  src: string;
  headers: Record<string, string>;
  /** Status of a redirect. */
  status?: number | undefined;
  /** Destination of a rewrite. */
  dest?: string | undefined;
}

export interface Routes {
  /** Redirects and headers, which Vercel applies before it looks for a file. */
  before: Route[];
  /** Rewrites, which Vercel applies where there is no file. */
  after: Route[];
}

/** The Cache-Control that Vercel sends with files unless a route sets another. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Returns the routes that Vercel derives from a project configuration; throws if that is invalid. */
export function routesOf({ framework: _, functions: __, ...config }: VercelConfig): Routes {
  const { routes, error } = getTransformedRoutes(config);
  if (error || !routes) throw new Error(`routes of the Vercel configuration: ${error?.message}`);
  const files = routes.findIndex((route) => 'handle' in route && route.handle === 'filesystem');
  const withSource = (part: typeof routes): Route[] =>
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
  return { before: withSource(routes.slice(0, files)), after: withSource(routes.slice(files)) };
}
