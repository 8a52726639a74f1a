import { getTransformedRoutes } from '@vercel/routing-utils';
import { headers } from '../../../api/_vercel/headers.ts';

/**
 * Returns the headers that this checkout configures for a path (api/_vercel/headers.ts); of two rules for
 * one header the later applies. Empty for a path without a rule.
 * @throws Error when `@vercel/routing-utils` rejects the configuration
 */
export function configuredHeaders(path: string): Headers {
  const { routes, error } = getTransformedRoutes({ headers });
  if (error || !routes) throw new Error(`routes of the Vercel configuration: ${error?.message}`);
  const merged = new Headers();
  for (const route of routes) {
    if (!('src' in route) || !route.src || !new RegExp(route.src).test(path)) continue;
    for (const [name, value] of Object.entries(('headers' in route && route.headers) || {})) {
      merged.set(name, value);
    }
  }
  return merged;
}
