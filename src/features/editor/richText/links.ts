import { isHttpUrl } from '../../../lib/urls/urls';

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const PHONE = /^\+?[\d\s()-]{5,}$/;
const SITE = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/**
 * The address that somebody typed for a link, complete: a web address, an e-mail address or a phone
 * number, with or without their scheme. Null for anything else, `javascript:` above all.
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
