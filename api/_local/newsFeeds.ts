import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { VercelConfig } from '../_vercel/config.ts';

/**
 * The paths that are rewritten to a function of the database, with the path and query they become. Vercel
 * takes them in any letters.
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

/**
 * Serves the news feeds in local runs as Vercel's rewrites do in production. It must stand before the
 * embedded backend, which answers at the other address.
 */
export function newsFeeds(config: VercelConfig): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    const addresses = feedAddresses(config);
    middlewares.use((request, _response, next) => {
      const address = addresses.get(request.url?.split('?')[0]?.toLowerCase() ?? '');
      if (address) request.url = address;
      next();
    });
  };
  return { name: 'news-feeds', configureServer: serve, configurePreviewServer: serve };
}
