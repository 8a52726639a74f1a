/**
 * Escapes `&`, `<`, `>` and `"` of a text as numeric references, for an attribute or element of HTML or
 * XML: `R&B` → `R&#38;B`.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
