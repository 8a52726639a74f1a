import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CYRILLIC, fallbacks } from '../../scripts/fonts/fallbacks.mjs';
import { charactersIn, glyphs, signs, unicodeRange } from '../../scripts/fonts/glyphs.mjs';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { allTexts } from '../support/content/locales';

const [css, local] = ['fonts', 'fallbacks'].map((name) =>
  readFileSync(`src/styles/fonts/${name}.css`, 'utf8'),
) as [string, string];
const flat = (text: string) => text.replace(/\s+/g, ' ');
const rangeOf = (face: string) => /unicode-range:([^;]+);/.exec(face)?.[1]?.trim() ?? '';
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

  it.each([
    ['golos-text-latin', glyphs.latin],
    ['golos-text-latin-bold', glyphs.latin],
    ['golos-text-cyrillic-bold', glyphs.cyrillic],
    ['golos-text-cyrillic', glyphs.cyrillic],
    ['source-serif-4-latin', glyphs.latin],
    ['source-serif-4-cyrillic', glyphs.cyrillic],
    ['source-serif-4-signs', signs],
  ])('declare exactly the characters they contain in unicode-range: %s', (file, ranges) => {
    const faces = css.split('@font-face').filter((face) => face.includes(`./${file}.woff2`));
    expect(new Set(faces.map((face) => flat(rangeOf(face))))).toEqual(
      new Set([unicodeRange(ranges)]),
    );
  });

  it('have a local fallback for every weight and both scripts', () => {
    const styles = flat(readFileSync('src/styles/tokens.css', 'utf8'));
    for (const { name, faces } of fallbacks) {
      expect(styles.split(`"${name}"`).length, name).toBeGreaterThan(1);
      const declared = local.split('@font-face').filter((face) => face.includes(`"${name}"`));
      // A face without a range is for the characters that no later one has.
      const expected = faces.flatMap(({ latin, cyrillic }) =>
        Math.abs(latin - cyrillic) < 0.5 ? [''] : ['', CYRILLIC],
      );
      expect(declared.map(rangeOf), name).toEqual(expected);
      const spans = faces.map(({ weights }) => weights.split(' ').map(Number));
      expect(spans[0]?.[0]).toBe(400);
      expect(spans.at(-1)?.[1]).toBe(700);
      for (const [index, [from = 0]] of spans.entries()) {
        if (index > 0) expect(from).toBe((spans[index - 1]?.[1] ?? 0) + 1);
      }
    }
  });
});
