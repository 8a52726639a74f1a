import { beforeAll, describe, expect, it } from 'vitest';
import type { TextByLanguage } from '../../src/lib/facts/words';
import { languages } from '../../src/lib/i18n/languages';
import { fetchText } from '../../src/lib/i18n/loadText';
import { withoutInvisible } from '../../src/lib/text/invisible';
import { typedChange, typedTexts, withChange } from '../../src/staff/words/lines';

beforeAll(() => Promise.all(languages.map((language) => fetchText(language, ['facts']))));

const list = { en: ['Permit', 'Chip'], ru: ['Разрешение', 'Чип'] };
const named = {
  en: { photograph: 'Photo', form: 'Form' },
  ru: { photograph: 'Фото', form: 'Бланк' },
};

/** Returns what a change stores, of a text that nobody has changed. */
const stored = (builtIn: TextByLanguage, typed: object) =>
  typedChange({ ...typedTexts(builtIn, builtIn), ...typed }, builtIn, builtIn);

describe('the lines of a text', () => {
  it.each([
    [{ en: 'Permit', ru: 'Разрешение' }],
    [list],
    [{ en: [['Fee', 'USD 50']], ru: [['Сбор', '50 долларов']] }],
    [named],
    [{ en: 'Good day,\n\n{{questions}}\n', ru: 'Добрый день!\n\n{{questions}}\n' }],
  ])('change nothing of one that nobody has changed: %j', (builtIn) => {
    expect(stored(builtIn, {})).toBeNull();
  });

  it('store the languages alone that they change, trimmed and without blank lines', () => {
    expect(stored(list, { ru: 'Разрешение\n Микрочип \n\n' })).toEqual({
      ru: ['Разрешение', 'Микрочип'],
    });
    expect(stored({ en: 'Permit' }, { en: 'The\npermit' })).toEqual({ en: 'The permit' });
  });

  it('are the rows of a table, with a bar between their cells', () => {
    const table = { en: [['Fee', 'USD 50']] };
    expect(typedTexts(table, table)).toEqual({ en: 'Fee | USD 50' });
    expect(stored(table, { en: 'Fee | USD 60\nPost|no' })).toEqual({
      en: [
        ['Fee', 'USD 60'],
        ['Post', 'no'],
      ],
    });
  });

  it('have figures in brackets, which are stored as the placeholders that they are', () => {
    const text = { en: 'It costs {{fees.petPermit, money}}.' };
    expect(typedTexts(text, text).en).toMatch(/^It costs \[USD.50\]\.$/);
    expect(stored(text, { en: `${typedTexts(text, text).en} Pay.` })).toEqual({
      en: 'It costs {{fees.petPermit, money}}. Pay.',
    });
  });

  it('have no invisible characters in figures, because a draft is stored without them', () => {
    const text = { en: 'It takes {{times.apostille, duration}}.' };
    const shown = typedTexts(text, text);
    expect(shown.en).toContain('5–7');
    expect(withoutInvisible(shown)).toEqual(shown);
  });

  it('keep the names of items that stay or change, and name new ones alike in both languages', () => {
    const typed = { en: 'Photo\nForm BDA 2\nFee', ru: 'Фото\nБланк\nСбор' };
    expect(stored(named, typed)).toEqual({
      en: { photograph: 'Photo', form: 'Form BDA 2', line1: 'Fee' },
      ru: { photograph: 'Фото', form: 'Бланк', line1: 'Сбор' },
    });
    expect(stored(named, { en: 'Form', ru: 'Бланк' })).toEqual({
      en: { form: 'Form' },
      ru: { form: 'Бланк' },
    });
  });

  it('with names keep the order of the built-in ones, which the database does not', () => {
    const change = { en: { form: 'Form BDA 2', nabc: 'Fee', photograph: 'Photo' } };
    expect(typedTexts(withChange(named, change), named).en).toBe('Photo\nForm BDA 2\nFee');
  });
});
