/**
 * Percent-encodes text for a `mailto:` URL: no-break spaces become spaces, and line breaks CRLF, as
 * RFC 6068 requires.
 */
const encodeForMailto = (text: string): string =>
  encodeURIComponent(text.replaceAll('\u00a0', ' ').replace(/\r?\n/g, '\r\n'));

/**
 * Returns the URL of a prepared e-mail (RFC 6068, R1.20).
 * @param to an e-mail address, put in as it is
 * @param body plain text; its line breaks may be `\n` or `\r\n`
 */
export const mailto = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeForMailto(subject)}&body=${encodeForMailto(body)}`;
