const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns whether a text is a UUID in either case; in an article's URL, an id (R2.8, R5.8). */
export const isUuid = (text: string | null | undefined): text is string =>
  typeof text === 'string' && UUID.test(text);

/** Decodes the escapes of a URL; returns a text with a malformed one as it is. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A host without user name or password, and no character that could end an HTML attribute. */
const WEB_URL = /^https?:\/\/[^\s/?#@:"<>\\]+(:\d{1,5})?([/?#][^\s"<>\\]*)?$/i;
const MAX_LENGTH = 2048;

/**
 * Returns whether a text is an http or https URL of at most 2048 characters, without user name and
 * password, as the constraints of the database require.
 */
export function isHttpUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || !WEB_URL.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/**
 * Returns whether a text is a file's URL by the constraints of the database: http or https,
 * `/scenes/<name>.svg` or `/downloads/<name>.pdf`.
 */
export const isFileUrl = (text: string): boolean =>
  isHttpUrl(text) || /^\/(?:scenes\/[a-z0-9-]+\.svg|downloads\/[a-z0-9-]+\.pdf)$/.test(text);

/** Returns the URL if it satisfies a rule, such as {@link isFileUrl}, otherwise null. */
export const allowedUrl = (url: string | null, rule: (text: string) => boolean): string | null =>
  url && rule(url) ? url : null;

/** Browsers remove tabs and line breaks from URLs, which can turn `/⇥/host` into `//host`. */
const CONTROL = /\p{Cc}/u;

/**
 * Returns whether an article may have a link (design 8): http, https, `mailto:`, `tel:`, a path of
 * this site or a hash; not `javascript:` or `//host`.
 */
export const isArticleLink = (url: string): boolean =>
  isHttpUrl(url) ||
  (!CONTROL.test(url) && (/^(?:mailto:|tel:)/i.test(url) || /^[/#](?![/\\])/.test(url)));

/** Host without scheme, whose last part begins with a letter, with or without a path. */
const SITE =
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** Adds `https://` to a host without scheme, `kenya.go.ke`. Any other text is only trimmed. */
export function withHttps(typed: string): string {
  const text = typed.trim();
  return SITE.test(text) && isHttpUrl(`https://${text}`) ? `https://${text}` : text;
}
