import { describe, expect, it } from 'vitest';
import { questions } from '../../src/content/questions';
import { languages } from '../../src/lib/i18n/languages';
import { namespaceText } from '../support/content/locales';
import { exists } from '../support/content/sections';

describe('the questions to the Embassy', () => {
  it('are asked on pages that exist, and answered in sections that do', () => {
    const places = questions.flatMap(({ pages }) =>
      Object.entries(pages).map(([path, anchor]) => `${path}#${anchor}`),
    );
    expect(places.filter((place) => !exists(place))).toEqual([]);
    expect(questions.filter(({ pages }) => Object.keys(pages).length === 0)).toEqual([]);
  });

  it.each(languages)('each have one text, and each text is asked: %s', (language) => {
    const texts = Object(namespaceText(language, 'questions'));
    expect(questions.map(({ key }) => key)).toEqual(Object.keys(texts));
    expect(Object.values(texts).filter((text) => !String(text).endsWith('?'))).toEqual([]);
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
  });
});
