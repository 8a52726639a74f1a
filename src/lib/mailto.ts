/** The address of a prepared e-mail; line breaks as RFC 6068 asks for. */
export const mailto = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    body.replace(/\r?\n/g, '\r\n'),
  )}`;
