import type { Upstreams } from './upstreams.ts';

/** A rewrite of Vercel: a path pattern of the site, and a path of the site or a URL that serves it. */
export interface Rewrite {
  source: string;
  destination: string;
}

const samePath = (path: string, origin: string): Rewrite => ({
  source: path,
  destination: `${origin}${path}`,
});

/**
 * Returns the rewrites for paths without a file in the build (design 2): to the upstreams, to the function, and to the staff
 * area. The SQL functions that write feeds get the publishable key in the URL, because feed readers send no headers (decision
 * 0014).
 */
export const rewritesTo = ({ supabaseUrl, publishableKey, storeHost }: Upstreams): Rewrite[] => {
  const rpc = (name: string, parameters: Record<string, string> = {}): string =>
    `${supabaseUrl}/rest/v1/rpc/${name}?${new URLSearchParams({ ...parameters, apikey: publishableKey })}`;
  return [
    { source: '/feed.xml', destination: rpc('news_feed', { lang: 'en' }) },
    { source: '/ru/feed.xml', destination: rpc('news_feed', { lang: 'ru' }) },
    { source: '/sitemap-news.xml', destination: rpc('news_sitemap') },
    samePath('/rest/v1/:path*', supabaseUrl),
    samePath('/auth/v1/:path*', supabaseUrl),
    { source: '/api/blob-upload', destination: '/api/blob' },
    { source: '/api/blob-delete', destination: '/api/blob' },
    { source: '/api/blob-list', destination: '/api/blob' },
    { source: '/media/:path*', destination: `https://${storeHost}/:path*` },
    { source: '/admin/:path*', destination: '/admin' },
  ];
};
