const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const VIDEO_ID = /^[\w-]{11}$/;
const PATH_WITH_ID = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

/**
 * The id of the video an address names, in any of YouTube's usual spellings; null for other hosts,
 * lists, channels and malformed addresses.
 */
export function youtubeId(address: string): string | null {
  const url = parse(withScheme(address));
  if (!url) return null;
  const id = SHORT_HOSTS.has(url.hostname)
    ? url.pathname.slice(1).replace(/\/$/, '')
    : HOSTS.has(url.hostname)
      ? idOnYoutube(url)
      : null;
  return id && VIDEO_ID.test(id) ? id : null;
}

/** A pasted address with its scheme: browsers show `youtube.com/…`, the database wants https. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return /^(?:[a-z]+\.)?youtu(?:be\.com|\.be)\//i.test(trimmed) ? `https://${trimmed}` : trimmed;
}

function idOnYoutube(url: URL): string | null {
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get('v');
  return PATH_WITH_ID.exec(url.pathname)?.[1] ?? null;
}

function parse(address: string): URL | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
