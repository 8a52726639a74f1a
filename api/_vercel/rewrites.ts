import type { Upstreams } from './upstreams.ts';

/** A path of the site, and what answers it: another path of the site, or a URL elsewhere. */
export interface Rewrite {
  source: string;
  destination: string;
}

const same = (path: string, origin: string): Rewrite => ({
  source: path,
  destination: `${origin}${path}`,
});

/**
 * What Vercel serves where no file of the build answers. The database's functions that write feeds get
 * the key in the URL, because feed readers send no headers (decision 0014).
 */
export const rewritesTo = ({ supabaseUrl, publishableKey, storeHost }: Upstreams): Rewrite[] => {
  const rpc = (name: string, parameters: Record<string, string> = {}): string =>
    `${supabaseUrl}/rest/v1/rpc/${name}?${new URLSearchParams({ ...parameters, apikey: publishableKey })}`;
  return [
    { source: '/feed.xml', destination: rpc('news_feed', { lang: 'en' }) },
    { source: '/ru/feed.xml', destination: rpc('news_feed', { lang: 'ru' }) },
    { source: '/sitemap-news.xml', destination: rpc('news_sitemap') },
    same('/rest/v1/:path*', supabaseUrl),
    same('/auth/v1/:path*', supabaseUrl),
    { source: '/api/blob-upload', destination: '/api/blob' },
    { source: '/api/blob-delete', destination: '/api/blob' },
    { source: '/api/blob-list', destination: '/api/blob' },
    { source: '/media/:path*', destination: `https://${storeHost}/:path*` },
    { source: '/admin/:path*', destination: '/admin' },
    { source: '/news/:slug', destination: '/news/_article' },
    { source: '/ru/news/:slug', destination: '/ru/news/_article' },
  ];
};
