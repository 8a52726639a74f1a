/** Text for an address: plain spaces, and line breaks as RFC 6068 asks for. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll('\u00a0', ' ').replace(/\r?\n/g, '\r\n'));

/** The address of a prepared e-mail. */
export const mailto = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
