import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { excerptOf, splitByMatch } from '../../src/lib/search/highlight';
import { onOtherKeyboard } from '../../src/lib/search/keyboard';
import { texts as english } from '../../src/lib/search/texts/en';
import { texts as russian } from '../../src/lib/search/texts/ru';
import { normalize, stemOf, tokenize } from '../../src/lib/search/tokenize';

const stems = (...words: string[]) => new Set(words.map(stemOf));
const hits = (text: string, ...words: string[]) =>
  splitByMatch(text, stems(...words))
    .filter(({ isMatch }) => isMatch)
    .map((piece) => piece.text);

describe('words', () => {
  it.each([
    ['Ёлка Её', 'елка ее'],
    ['й typed as и + breve: и\u0306', 'й typed as и + breve: й'],
    ['Café JOŠT', 'cafe jost'],
  ])('%s are compared as «%s»', (text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  it.each([
    ['визы', 'визой'],
    ['паспортов', 'паспорту'],
    ['легализации', 'легализация'],
    ['certificates', 'certificate'],
    ['universities', 'university'],
  ])('%s and %s are the same word', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it('are letters and digits, whatever stands between them', () => {
    expect(tokenize('Form 19A: Kenya’s – «виза»/eTA')).toEqual([
      'form',
      '19a',
      'kenya',
      's',
      'виза',
      'eta',
    ]);
  });

  it.each([
    ['dbpf', 'виза'],
    ['gfcgjhn', 'паспорт'],
    ['мшыф', 'visa'],
  ])('typed as %s were meant as %s', (typed, meant) => {
    expect(onOtherKeyboard(typed)).toBe(meant);
  });
});

describe('what was looked for', () => {
  it('stands out in all its forms, and nothing of the text is lost', () => {
    const text = 'Паспорта: замена паспорта, паспортный стол и Ёлка.';
    expect(hits(text, 'паспорт', 'елка')).toEqual(['Паспорта', 'паспорта', 'Ёлка']);
    expect(
      splitByMatch(text, stems('паспорт'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('is shown in the paragraph that has most of it, from the sentence that has it first', () => {
    const long = 'Nothing of use is said here, at some length, only to come first. '.repeat(3);
    const shown = excerptOf(
      'Animals',
      ['A dog.', `${long}Your dog needs a permit. ${long}`],
      stems('dog', 'permit'),
    );
    expect(shown).toMatch(/^Your dog needs a permit\. .*…$/);
    expect(shown.length).toBeLessThanOrEqual(200);
  });

  it('is shown from the beginning of its text where the title has all of it, or the text nothing', () => {
    expect(excerptOf('Dogs', ['First.', 'A dog.'], stems('dog'))).toBe('First.');
    expect(excerptOf('', [], stems('dog'))).toBe('');
  });
});

describe('the words that the search fetches', () => {
  it.each([
    ['English', english],
    ['Russian', russian],
  ])('in %s weigh less than 80 kB', (_, texts) => {
    const all = Object.values(texts);
    expect(all.length).toBeGreaterThan(30);
    expect(gzipSync(JSON.stringify(all)).length).toBeLessThan(80_000);
  });
});
