import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { glyphs, textOf, unicodeRange } from '../../src/styles/fonts/glyphs.mjs';
import { allTexts } from '../support/locales';

const css = readFileSync('src/styles/fonts/fonts.css', 'utf8');
const flat = (text: string) => text.replace(/\s+/g, ' ');
const known = new Set(textOf([...glyphs.latin, ...glyphs.cyrillic]));

/** The characters of all texts of a language that the two cut files do not hold. */
const strangers = (language: Language): string[] => [
  ...new Set(
    allTexts(language).flatMap(([, text]) =>
      [...text].filter((sign) => sign !== '\n' && !known.has(sign)),
    ),
  ),
];

describe('the fonts', () => {
  it.each(languages)('hold every character of the texts in %s', (language) => {
    expect(strangers(language)).toEqual([]);
  });

  it.each(Object.entries(glyphs))('are declared for what they hold: %s', (_, ranges) => {
    expect(flat(css).split(flat(unicodeRange(ranges)))).toHaveLength(3);
  });
});
