import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { VercelConfig } from '../hosting/config.ts';

/** Returns the path and query of the destination of each path that is rewritten to an SQL function. */
function feedDestinations({ rewrites }: VercelConfig): Map<string, string> {
  const feeds = rewrites.filter(({ destination }) => destination.includes('/rest/v1/rpc/'));
  return new Map(
    feeds.map(({ source, destination }) => {
      const { pathname, searchParams } = new URL(destination);
      return [source, `${pathname}?${searchParams}`];
    }),
  );
}

/** Appends the parameters of the request, except those that the destination sets, as Vercel does. */
function withQuery(destination: string, query = ''): string {
  const [path, destinationQuery] = destination.split('?');
  const merged = new URLSearchParams(destinationQuery);
  const names = new Set(merged.keys());
  for (const [name, value] of new URLSearchParams(query)) {
    if (!names.has(name)) merged.append(name, value);
  }
  return `${path}?${merged}`;
}

/**
 * Returns the Vite plugin that rewrites the paths of news feeds (`/feed.xml`) in `vite dev` and `vite
 * preview` as Vercel does in production (decision 0014). Must be listed before `@supabase/lite`, which
 * serves the destinations.
 */
export function newsFeeds(config: VercelConfig): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    const destinations = feedDestinations(config);
    middlewares.use((request, _response, next) => {
      const [path = '', query] = request.url?.split('?') ?? [];
      // Vercel matches paths case-insensitively.
      const destination = destinations.get(path.toLowerCase());
      if (destination) request.url = withQuery(destination, query);
      next();
    });
  };
  return { name: 'news-feeds', configureServer: serve, configurePreviewServer: serve };
}
