import { describe, expect, it } from 'vitest';
import { isLatinOnly, isPartlyCyrillic } from '../../src/lib/text/letters';

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
