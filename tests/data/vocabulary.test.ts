import { describe, expect, it } from 'vitest';
import { names, type Occurrence, sentences } from '../support/content/vocabulary/sources';
import { type Avoided, inNames, inProse, patternOf } from '../support/content/vocabulary/terms';

/** The first two name the terms to avoid; the others are not about code. */
const EXEMPT =
  /^(?:docs\/glossary|tests\/support\/content\/vocabulary\/|docs\/scenes|docs\/questions)/;

function usesOf(occurrences: Occurrence[], avoided: Avoided): string[] {
  const pattern = patternOf(avoided);
  return occurrences
    .filter(({ file, text }) => !EXEMPT.test(file) && pattern.test(text))
    .map(({ file, text }) => {
      const at = text.search(pattern);
      return `${file}: ${text.slice(Math.max(0, at - 40), at + 60)}`;
    });
}

const kindsOf = (occurrences: Occurrence[]) =>
  new Set(occurrences.map(({ file }) => file.split('.').at(-1)));

describe('the vocabulary', () => {
  it.each(inNames)('has “$use” in names, not “$avoid”', (avoided) => {
    expect(usesOf(names, avoided)).toEqual([]);
  });

  it.each(inProse)('has “$use” in comments, titles and documents, not “$avoid”', (avoided) => {
    expect(usesOf(sentences, avoided)).toEqual([]);
  });

  it('is checked in every kind of file', () => {
    expect([...kindsOf(names)]).toEqual(expect.arrayContaining(['ts', 'tsx', 'css', 'json']));
    expect([...kindsOf(sentences)]).toEqual(
      expect.arrayContaining(['ts', 'tsx', 'mjs', 'css', 'sql', 'toml', 'md']),
    );
  });

  it.each([...inNames, ...inProse])('finds “$avoid” where it is used', (avoided) => {
    const text = `it has a ${avoided.avoid} here`;
    expect(usesOf([{ file: 'src/example.ts', text }], avoided)).toHaveLength(1);
  });
});
