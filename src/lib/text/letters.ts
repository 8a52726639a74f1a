/** Parts that may be in the letters of another language: quotations, parentheses, and URLs. */
const QUOTED = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|\([^()]*\)|https?:\/\/\S+/g;

/** Minimum number of letters, because fewer may be an abbreviation. */
const FEW = 4;

/**
 * Returns the language of a text by its letters, quotations, parentheses and URLs left out: Russian
 * if more than half are Cyrillic, English if none is. Undefined for fewer than four letters.
 * Undefined if some are, but not most, because Russian texts have names in Latin letters.
 */
export function languageOfLetters(text: string): 'en' | 'ru' | undefined {
  const own = text.replace(QUOTED, '');
  const [latin = 0, cyrillic = 0] = [/[a-z]/gi, /[а-яё]/gi].map(
    (letter) => own.match(letter)?.length ?? 0,
  );
  if (latin + cyrillic < FEW) return undefined;
  if (cyrillic > latin) return 'ru';
  return cyrillic === 0 ? 'en' : undefined;
}
