/** Parts that may be in the letters of another language: quotations, parentheses, and URLs. */
const QUOTED = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|\([^()]*\)|https?:\/\/\S+/g;

/** Minimum number of letters, because fewer may be an abbreviation. */
const FEW = 4;

/**
 * Returns the language whose letters most of a text has, quotations, parentheses and URLs left out;
 * undefined for a text of fewer than four letters.
 */
export function languageOfLetters(text: string): 'en' | 'ru' | undefined {
  const own = text.replace(QUOTED, '');
  const [latin = 0, cyrillic = 0] = [/[a-z]/gi, /[а-яё]/gi].map(
    (letter) => own.match(letter)?.length ?? 0,
  );
  if (latin + cyrillic < FEW) return undefined;
  return cyrillic > latin ? 'ru' : 'en';
}
