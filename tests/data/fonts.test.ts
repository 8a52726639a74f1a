import { describe, expect, it } from 'vitest';
import { charactersIn, glyphs } from '../../scripts/fonts/glyphs.mjs';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { allTexts } from '../support/content/locales';

const known = new Set(charactersIn([...glyphs.latin, ...glyphs.cyrillic]));

/** Returns the characters of a language's texts that neither of the two font subsets contains. */
const missingCharacters = (language: Language): string[] => [
  ...new Set(
    allTexts(language).flatMap(([, text]) =>
      [...text].filter((sign) => sign !== '\n' && !known.has(sign)),
    ),
  ),
];

describe('the fonts', () => {
  it.each(languages)('contain every character of the texts in %s', (language) => {
    expect(missingCharacters(language)).toEqual([]);
  });
});
