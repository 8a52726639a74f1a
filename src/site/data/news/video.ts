import { isHttpUrl, withHttps } from '../../../lib/urls/urls';

export interface Video {
  /** The brand, the same in both languages. */
  service: 'YouTube' | 'RUTUBE' | 'VK';
  /** The player, which sends cookies as late as its service can. */
  player: string;
  page: string;
}

const SERVICES: { hosts: RegExp; read: (url: URL) => Video | null }[] = [
  { hosts: /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com|(?:www\.)?youtu\.be)$/, read: youtube },
  { hosts: /^(?:(?:www|m)\.)?rutube\.ru$/, read: rutube },
  { hosts: /^(?:(?:www|m)\.)?(?:vk\.com|vk\.ru|vkvideo\.ru)$/, read: vk },
];

/**
 * Returns the video of a link from YouTube, RUTUBE or VK, with or without a scheme; null for other
 * hosts, lists, channels and malformed URLs.
 */
export function parseVideo(text: string): Video | null {
  const link = withHttps(text);
  const url = isHttpUrl(link) ? new URL(link) : null;
  return (url && SERVICES.find(({ hosts }) => hosts.test(url.hostname))?.read(url)) ?? null;
}

/**
 * Reads the id, 11 characters after `watch?v=`, `youtu.be/`, `embed/`, `shorts/`, `live/` or `v/`.
 */
function youtube({ hostname, pathname, searchParams }: URL): Video | null {
  const path = hostname.endsWith('youtu.be') ? `/v${pathname}` : pathname;
  const id = /^\/watch\/?$/.test(path)
    ? searchParams.get('v')
    : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(path)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return {
    service: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

/**
 * Returns the video of an id of 32 hexadecimal digits. Keeps the key `p`, without which a private
 * video does not play; does not require it.
 */
function rutube({ pathname, searchParams }: URL): Video | null {
  const [, isPrivate, id] =
    /^\/(?:video\/(private\/)?|shorts\/|play\/embed\/)([\da-f]{32})\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  const key = searchParams.get('p');
  const query = key && /^[\w-]+$/.test(key) ? `?p=${key}` : '';
  return {
    service: 'RUTUBE',
    player: `https://rutube.ru/play/embed/${id}/${query}`,
    page: `https://rutube.ru/video/${isPrivate ?? ''}${id}/${query}`,
  };
}

/** Reads owner (negative: group) and number, `video-123_456` or the player's `oid` and `id`. */
function vk({ pathname, searchParams }: URL): Video | null {
  const [, owner, id] =
    pathname === '/video_ext.php'
      ? ['', searchParams.get('oid') ?? '', searchParams.get('id') ?? '']
      : (/\/(?:video|clip)(-?\d+)_(\d+)\/?$/.exec(pathname) ?? []);
  if (!owner || !id || !/^-?\d+_\d+$/.test(`${owner}_${id}`)) return null;
  return {
    service: 'VK',
    player: `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}&autoplay=1`,
    page: `https://vkvideo.ru/video${owner}_${id}`,
  };
}
