import { describe, expect, it } from 'vitest';
import { isLatinOnly, isPartlyCyrillic, languageOfItem } from '../../src/lib/text/letters';

describe('the language of a text', () => {
  // The cases of tests/database/languages.test.ts, because the database has the same rule.
  const english = 'The Embassy (Посольство) is open.';
  it.each([
    ['Russian for a title in Cyrillic', 'Неделя чая в Kericho', english, 'ru'],
    ['Russian for a title without letters above a Russian text', '2026', 'Чай из Кении.', 'ru'],
    ['Russian for a name above a Russian text', 'Jamhuri Day', 'Праздник в Москве.', 'ru'],
    ['English for an English text with Russian names', 'Tea', english, 'en'],
    ['English for a text without letters', '🎉', '…', 'en'],
  ])('is %s', (_, title, text, language) => {
    expect(languageOfItem(title, text)).toBe(language);
  });
});

describe('a text with Cyrillic letters', () => {
  it.each([
    ['Tea tasting', false],
    ['', false],
    ['2026', false],
    ['Неделя чая', true],
    ['A week of чая', true],
    ['The newspaper «Известия» and the “Театр” (Большой)', false],
    ['See https://пример.рф/страница today', false],
    ['«Известия» wrote о чае', true],
  ])('“%s”: %s', (text, expected) => {
    expect(isPartlyCyrillic(text)).toBe(expected);
  });
});

describe('a text in Latin letters only', () => {
  it.each([
    ['Tea tasting', true],
    ['Jamhuri Day в Москве', false],
    ['2026', false],
    ['', false],
    ['Чай', false],
  ])('“%s”: %s', (text, expected) => {
    expect(isLatinOnly(text)).toBe(expected);
  });
});
