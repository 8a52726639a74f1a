import { readFileSync } from 'node:fs';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

interface Rewrite {
  source: string;
  destination: string;
}

/** The addresses that vercel.json leads to a function of the database, with the one it leads to. */
function feedAddresses(publishableKey: string): Map<string, string> {
  const { rewrites }: { rewrites: Rewrite[] } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  const feeds = rewrites.filter(({ destination }) => destination.includes('/rest/v1/rpc/'));
  return new Map(
    feeds.map(({ source, destination }) => {
      const { pathname, searchParams } = new URL(destination);
      searchParams.set('apikey', publishableKey);
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
 * Serves the news feeds in local runs as vercel.json does in production. It must stand before the
 * embedded backend, which answers at the other address.
 */
export function newsFeeds(publishableKey: string): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    const addresses = feedAddresses(publishableKey);
    middlewares.use((request, _response, next) => {
      const [path = '', query] = request.url?.split('?') ?? [];
      const address = addresses.get(path);
      if (address) request.url = withQuery(address, query);
      next();
    });
  };
  return { name: 'news-feeds', configureServer: serve, configurePreviewServer: serve };
}
