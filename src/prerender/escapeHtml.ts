/** Escapes `&`, `<`, `>` and `"` numerically, for HTML and XML: `R&B` becomes `R&#38;B`. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
