import { getTransformedRoutes } from '@vercel/routing-utils';
import { headers } from '../../../api/_vercel/headers.ts';

/** The headers that this checkout gives a path; where two rules name the same one, the later counts. */
export function configuredHeaders(path: string): Headers {
  const { routes, error } = getTransformedRoutes({ headers });
  if (error || !routes) throw new Error(`routes of the Vercel configuration: ${error?.message}`);
  const found = new Headers();
  for (const route of routes) {
    if (!('src' in route) || !route.src || !new RegExp(route.src).test(path)) continue;
    for (const [name, value] of Object.entries(('headers' in route && route.headers) || {})) {
      found.set(name, value);
    }
  }
  return found;
}
