import { describe, expect, it } from 'vitest';
import { beforeVisits } from '../../src/content/beforeVisits';
import { openQuestions } from '../../src/content/openQuestions';
import { asked, pagesAsking, questionsOf } from '../../src/content/questions';
import { pages } from '../../src/content/site';
import { builtInFacts } from '../../src/lib/facts/factSchemas';
import { languages } from '../../src/lib/i18n/languages';
import { namespaceText } from '../support/content/locales';
import { anchorsOf } from '../support/content/sections';

describe('the questions to the Embassy', () => {
  it('are asked in sections that exist', () => {
    for (const [path, sections = {}] of Object.entries(asked)) {
      const missing = Object.keys(sections).filter((anchor) => !anchorsOf(path).includes(anchor));
      expect(missing, path).toEqual([]);
      expect(pages.some((page) => page.path === path)).toBe(true);
    }
  });

  it('are at most four of a page, besides those before every visit', () => {
    const own = Object.keys(asked).map((path) => ({
      path,
      own: questionsOf(path).filter((key) => !beforeVisits.some((one) => one === key)),
    }));
    expect(own.filter(({ own }) => own.length > 4)).toEqual([]);
  });

  it.each(languages)('each have one text, and each text is asked: %s', (language) => {
    const texts = Object(namespaceText(language, 'questions'));
    const keys = Object.values(asked).flatMap((sections) => Object.values(sections ?? {}).flat());
    expect([...new Set(keys)].sort()).toEqual(Object.keys(texts).sort());
    expect(Object.values(texts).filter((text) => !String(text).endsWith('?'))).toEqual([]);
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
  });

  it('that only staff see have keys of their own', () => {
    const keys = openQuestions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => pagesAsking(key).length > 0)).toEqual([]);
    const facts = openQuestions.map(({ about }) => about).filter((about) => !about.includes(':'));
    expect(facts.filter((about) => !builtInFacts.has(about))).toEqual(['place.latitude']);
  });
});
