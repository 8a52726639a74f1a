import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/lib/i18n/languages';
import { existingLanguages, inLanguage } from '../../src/site/data/translatable';

const texts = { title: 'Tea', content: 'A cup.' };
const translation = { title: 'Чай', content: 'Чашка.' };
const english = { id: '1', language: 'en' as Language, ...texts, translation: null };
const both = { ...english, translation };

describe('an item in both languages', () => {
  it('has the texts of the language that is requested', () => {
    expect(inLanguage(both, 'en')).toMatchObject({ id: '1', language: 'en', ...texts });
    expect(inLanguage(both, 'ru')).toMatchObject({ id: '1', language: 'ru', ...translation });
  });

  it('can be requested in the first language again', () => {
    expect(inLanguage(inLanguage(both, 'ru'), 'en')).toEqual(both);
  });

  it('exists in both, English first', () => {
    expect(existingLanguages(inLanguage(both, 'ru'))).toEqual(['en', 'ru']);
  });
});

describe('an item in one language', () => {
  it('has its texts and its language whichever language is requested', () => {
    expect(inLanguage(english, 'ru')).toBe(english);
    expect(inLanguage(english, 'en')).toBe(english);
  });

  it('exists in its language only', () => {
    expect(existingLanguages(english)).toEqual(['en']);
    expect(existingLanguages({ language: 'ru', translation: null })).toEqual(['ru']);
  });
});
