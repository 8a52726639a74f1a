import { toPagePath } from '../../lib/urls/pagePath';
import { isFileUrl, isHttpUrl, withHttps } from '../../lib/urls/urls';

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Telephone number: at least five digits, with spaces, brackets and hyphens anywhere. */
const PHONE = /^\+?(?:[\s()-]*\d){5,}[\s()-]*$/;
const DATE = /^(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})$/;
const isPhone = (text: string): boolean => PHONE.test(text) && !DATE.test(text);

/**
 * Completes a typed link of an article: `example.org` → `https://example.org`, `a@b.ru` →
 * `mailto:a@b.ru`, `+7 495 123-45-67` → `tel:+74951234567`. A link to a page of this site becomes
 * its path, `/consular/fees`. Any other link with http, https, `mailto:` or `tel:` is only trimmed.
 * Null for anything else, such as a date or `javascript:` (design 8).
 */
export function toLink(typed: string): string | null {
  const text = typed.trim();
  const page = toPagePath(withHttps(text));
  if (page) return page;
  if (isFileUrl(text)) return text;
  if (/^mailto:/i.test(text)) return MAIL.test(text.slice(7)) ? text : null;
  if (/^tel:/i.test(text)) return isPhone(text.slice(4)) ? text : null;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (isPhone(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const url = withHttps(text);
  return isHttpUrl(url) ? url : null;
}
