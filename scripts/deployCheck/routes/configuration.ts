import { getTransformedRoutes } from '@vercel/routing-utils';
import { localUpstreams } from '../../../api/_local/upstreams';
import { configFor } from '../../../api/_vercel/config';

/** The routes that Vercel makes of this checkout's configuration, up to those for files. */
function routesBeforeFiles() {
  // The headers do not depend on where the rewrites lead.
  const { headers, rewrites, cleanUrls, trailingSlash } = configFor(localUpstreams(''));
  const { routes, error } = getTransformedRoutes({ headers, rewrites, cleanUrls, trailingSlash });
  if (error || !routes) throw new Error(`routes of the Vercel configuration: ${error?.message}`);
  return routes.slice(
    0,
    routes.findIndex((route) => 'handle' in route && route.handle === 'filesystem'),
  );
}

/** The headers that the configuration gives a path; where two rules name the same one, the later counts. */
export function configuredHeaders(path: string): Headers {
  const found = new Headers();
  for (const route of routesBeforeFiles()) {
    if (!('src' in route) || !route.src || !new RegExp(route.src).test(path)) continue;
    if ('status' in route && route.status) continue;
    for (const [name, value] of Object.entries(('headers' in route && route.headers) || {})) {
      found.set(name, value);
    }
  }
  return found;
}
