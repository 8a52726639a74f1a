import { describe, expect, it } from 'vitest';
import { normalize, tokenize, toStem } from '../../src/lib/text/tokenize';
import { splitByMatch, toExcerpt } from '../../src/site/search/excerpt';

const stems = (...words: string[]) => new Set(words.map(toStem));
const hits = (text: string, ...words: string[]) =>
  splitByMatch(text, stems(...words))
    .filter(({ isMatch }) => isMatch)
    .map((piece) => piece.text);

describe('search terms', () => {
  it.each([
    ['Ёлка Её', 'елка ее'],
    ['й typed as и + breve: и\u0306', 'й typed as и + breve: й'],
    ['Café JOŠT', 'cafe jost'],
  ])('normalize turns %s into «%s»', (text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  it.each([
    ['визы', 'визой'],
    ['паспортов', 'паспорту'],
    ['certificates', 'certificate'],
    ['19а', '19a'],
    ['женюсь', 'замуж'],
    ['владелец', 'владельца'],
    ['чай', 'чаем'],
  ])('toStem returns the same stem for %s and %s', (one, other) => {
    expect(toStem(one)).toBe(toStem(other));
  });

  it('toStem keeps a name whose ending is not that of a noun', () => {
    expect(toStem('итен')).not.toBe(toStem('ит'));
  });

  it('tokenize splits at everything but letters and digits', () => {
    expect(tokenize('Form 19A: Kenya’s – «виза»/eTA')).toEqual([
      'form',
      '19a',
      'kenya',
      's',
      'виза',
      'eta',
    ]);
  });

  it.each(['637-21-86', '8 (495) 637-21-86', '+7 495\u00a0637\u00a02186'])(
    'tokenize takes the phone number %s as one word, with or without its code',
    (phone) => {
      expect(tokenize(`Call ${phone}.`)).toEqual(['call', '6372186']);
    },
  );

  it('tokenize takes shorter and longer numbers apart', () => {
    expect(tokenize('12-34-56')).toEqual(['12', '34', '56']);
    expect(tokenize('40817 810 0000 0001 2345')).toEqual(['40817', '810', '0000', '0001', '2345']);
  });
});

describe('highlights of search terms', () => {
  it('mark all their inflected forms and lose no text', () => {
    const text = 'Паспорта: замена паспорта, паспортный стол и Ёлка.';
    expect(hits(text, 'паспорт', 'елка')).toEqual(['Паспорта', 'паспорта', 'Ёлка']);
    expect(
      splitByMatch(text, stems('паспорт'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('show the paragraph with most terms, from the sentence of the first one', () => {
    const long = 'Nothing of use is said here, at some length, only to come first. '.repeat(3);
    const shown = toExcerpt(
      'Animals',
      ['A dog.', `${long}Your dog needs a permit. ${long}`],
      stems('dog', 'permit'),
    );
    expect(shown).toMatch(/^Your dog needs a permit\. .*…$/);
    expect(shown.length).toBeLessThanOrEqual(200);
  });

  it('show the item of a list with a longer word of the same beginning', () => {
    const items = ['Владельцам паспорта.', 'Транзитным пассажирам.'];
    expect(toExcerpt('Кому eTA не нужно', items, stems('транзит'))).toBe('Транзитным пассажирам.');
  });

  it('show the case that has the rarest word, with the name of the case', () => {
    const cases = ['Nomad. No Kenyan work.', 'Guest. A Kenyan host.', 'Volunteer. A pass.'];
    expect(toExcerpt('', cases, stems('kenyan', 'volunteer'))).toBe('Volunteer. A pass.');
  });

  it('show the beginning of a text whose title has all terms or that has none', () => {
    expect(toExcerpt('Dogs', ['First.', 'A dog.'], stems('dog'))).toBe('First.');
    expect(toExcerpt('', [], stems('dog'))).toBe('');
    const sentence = 'Whoever hurts you, call and say where you are.';
    expect(toExcerpt('', ['KMPDC', sentence], stems('dog'))).toBe(sentence);
  });
});
