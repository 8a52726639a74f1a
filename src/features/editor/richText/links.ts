import { isHttpUrl } from '../../../lib/urls/urls';

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;
const SITE = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/**
 * Completes a typed link: a URL, an e-mail address or a phone number, with or without scheme, for example
 * `example.org` to `https://example.org`. Returns null for anything else, above all `javascript:`.
 */
export function toLink(typed: string): string | null {
  const text = typed.trim();
  if (isHttpUrl(text)) return text;
  if (/^mailto:/i.test(text)) return MAIL.test(text.slice(7)) ? text : null;
  if (/^tel:/i.test(text)) return PHONE.test(text.slice(4)) ? text : null;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return SITE.test(text) && isHttpUrl(`https://${text}`) ? `https://${text}` : null;
}
