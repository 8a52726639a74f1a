import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { VercelConfig } from '../_vercel/config.ts';

/**
 * The paths rewritten to a function of the database, with the path and query of the destination. Vercel
 * matches them case-insensitively.
 */
function feedAddresses({ rewrites }: VercelConfig): Map<string, string> {
  const feeds = rewrites.filter(({ destination }) => destination.includes('/rest/v1/rpc/'));
  return new Map(
    feeds.map(({ source, destination }) => {
      const { pathname, searchParams } = new URL(destination);
      return [source, `${pathname}?${searchParams}`];
    }),
  );
}

/** Vercel appends the parameters of the request, except those that the destination names itself. */
function withQuery(destination: string, query = ''): string {
  const [path, own] = destination.split('?');
  const merged = new URLSearchParams(own);
  const names = new Set(merged.keys());
  for (const [name, value] of new URLSearchParams(query)) {
    if (!names.has(name)) merged.append(name, value);
  }
  return `${path}?${merged}`;
}

/**
 * Serves the news feeds in local runs as Vercel's rewrites do in production. It must come before the
 * embedded backend, which serves the destinations.
 */
export function newsFeeds(config: VercelConfig): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    const addresses = feedAddresses(config);
    middlewares.use((request, _response, next) => {
      const [path = '', query] = request.url?.split('?') ?? [];
      const address = addresses.get(path.toLowerCase());
      if (address) request.url = withQuery(address, query);
      next();
    });
  };
  return { name: 'news-feeds', configureServer: serve, configurePreviewServer: serve };
}
