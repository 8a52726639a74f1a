import { isHttpUrl, withHttps } from '../../../lib/urls/urls';

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;

/**
 * Completes a typed link of an article: `example.org` → `https://example.org`, `a@b.ru` → `mailto:a@b.ru`,
 * `+7 495 123-45-67` → `tel:+74951234567`. A complete http, https, `mailto:` or `tel:` link is only trimmed.
 * Returns null for anything else, such as an empty text or `javascript:` (design 8).
 */
export function toLink(typed: string): string | null {
  const text = typed.trim();
  if (isHttpUrl(text)) return text;
  if (/^mailto:/i.test(text)) return MAIL.test(text.slice(7)) ? text : null;
  if (/^tel:/i.test(text)) return PHONE.test(text.slice(4)) ? text : null;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const url = withHttps(text);
  return isHttpUrl(url) ? url : null;
}
