import { type Finding, fine, overall, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { type Site, shown } from '../site.ts';

interface Feed {
  path: string;
  mediaType: string;
  /** Where the origin of its links is set. */
  place: string;
}

const FEEDS: Feed[] = [
  { path: '/feed.xml', mediaType: 'application/atom+xml', place: places.siteRow },
  { path: '/ru/feed.xml', mediaType: 'application/atom+xml', place: places.siteRow },
  { path: '/sitemap-news.xml', mediaType: 'application/xml', place: places.siteRow },
  { path: '/sitemap.xml', mediaType: 'application/xml', place: places.siteUrl },
];

/** Returns the other origins that links in XML or HTML lead to; URLs of XML namespaces are no links. */
const foreignOrigins = (text: string, site: string, link: RegExp): string[] => {
  const origins = [...text.matchAll(link)].map(([, url = '']) => new URL(url).origin);
  return [...new Set(origins)].filter((origin) => origin !== site);
};

const XML_LINK = /(?:<loc>|<link [^>]*href="|<id>)(https?:\/\/[^"<]+)/g;
const HTML_LINK = /<link (?=[^>]*rel="(?:canonical|alternate)")[^>]*href="(https?:\/\/[^"]+)"/g;
const ROBOTS_LINK = /^Sitemap: (https?:\/\/\S+)$/gm;

const sameType = (headers: Headers, mediaType: string): boolean => {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type === mediaType || (mediaType === 'application/xml' && type === 'text/xml');
};

async function feed(site: Site, { path, mediaType, place }: Feed): Promise<Finding[]> {
  const response = await site.request(path);
  if (response.status === 503)
    return [wrong(`${path} answers 503: ${response.text.slice(0, 80)}`, place)];
  if (response.status !== 200) {
    const from = place === places.siteRow ? places.supabaseUrl : places.build;
    return [wrong(`${path} answers ${shown(response)}`, from)];
  }
  const foreign = foreignOrigins(response.text, site.site, XML_LINK);
  const head = await site.request(path, { method: 'HEAD' });
  const problems = [
    ...(sameType(response.headers, mediaType)
      ? []
      : [`it is ${response.headers.get('content-type')}`]),
    ...(head.status === 200 ? [] : [`HEAD answers ${head.status}`]),
    ...(head.status !== 200 || sameType(head.headers, mediaType)
      ? []
      : [`by HEAD it is ${head.headers.get('content-type')}`]),
  ];
  return [
    foreign.length > 0
      ? wrong(`links of ${path} lead to ${foreign.join(', ')}`, place)
      : fine(`links of ${path} lead to this site`),
    overall(`${path} is ${mediaType}`, problems, places.migrations),
  ];
}

async function siteOrigins(site: Site): Promise<Finding> {
  const [home, robots] = [await site.request('/'), await site.request('/robots.txt')];
  const foreign = [
    ...foreignOrigins(home.text, site.site, HTML_LINK),
    ...foreignOrigins(robots.text, site.site, ROBOTS_LINK),
  ].map((origin) => `they lead to ${origin}`);
  const none = robots.status === 200 ? [] : [`/robots.txt answers ${robots.status}`];
  const what = 'canonical links and /robots.txt name this site';
  return overall(what, [...new Set([...none, ...foreign])], places.siteUrl);
}

/**
 * Checks status, content type and links of the feeds and sitemaps (decision 0014), the canonical links
 * and robots.txt, and returns the findings. Rejects when no response comes within 20 s.
 */
export async function checkFeeds(site: Site): Promise<Finding[]> {
  const feeds = await Promise.all(FEEDS.map((options) => feed(site, options)));
  return [...feeds.flat(), await siteOrigins(site)];
}
