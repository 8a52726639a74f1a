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
 * The id (11 characters) in `watch?v=`, `youtu.be/`, `embed/`, `shorts/`, `live/` and `v/`, with or without a scheme; null for
 * other hosts, lists, channels and malformed URLs.
 */
export function youtubeId(text: string): string | null {
  const url = parse(withScheme(text));
  if (!url) return null;
  const id = SHORT_HOSTS.has(url.hostname)
    ? url.pathname.slice(1).replace(/\/$/, '')
    : HOSTS.has(url.hostname)
      ? idOnYoutube(url)
      : null;
  return id && VIDEO_ID.test(id) ? id : null;
}

/** Because browsers show `youtube.com/…` and the database requires a scheme. Any other text is only trimmed. */
export function withScheme(text: string): string {
  const trimmed = text.trim();
  return /^(?:[a-z]+\.)?youtu(?:be\.com|\.be)\//i.test(trimmed) ? `https://${trimmed}` : trimmed;
}

function idOnYoutube(url: URL): string | null {
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get('v');
  return PATH_WITH_ID.exec(url.pathname)?.[1] ?? null;
}

function parse(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
