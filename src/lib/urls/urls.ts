const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a uuid. A uuid in an address is an id; a category id must be one (spec 5). */
export const isUuid = (text: string | null | undefined): text is string =>
  typeof text === 'string' && UUID.test(text);

/** A host without user name or password, and nothing that breaks out of an attribute. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@:"<>\\]+(:\d{1,5})?([/?#][^\s"<>\\]*)?$/i;
const MAX_LENGTH = 2048;

/** Whether a text is a complete http or https address; the database has the same rule. */
export function isHttpUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || !WEB_ADDRESS.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** Whether a picture or document may have this address; the database has the same rule. */
export const isFileUrl = (text: string): boolean =>
  isHttpUrl(text) || /^\/scenes\/[a-z0-9-]+\.svg$/.test(text);

/** An address that a page may show or lead to; null for one that its rule refuses. */
export const allowedUrl = (url: string | null, rule: (text: string) => boolean): string | null =>
  url && rule(url) ? url : null;

/** Browsers drop tabs and line breaks from addresses: with one, `/` and `/` may stand together. */
const CONTROL = /\p{Cc}/u;

/** Whether a link in an article may stay: web, mail, telephone, or a page of this site. */
export const isArticleLink = (url: string): boolean =>
  isHttpUrl(url) ||
  (!CONTROL.test(url) && (/^(?:mailto:|tel:)/i.test(url) || /^[/#](?![/\\])/.test(url)));
