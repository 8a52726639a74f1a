import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/lib/i18n/languages';
import { fetchText } from '../../src/lib/i18n/loadText';
import { changesBetween } from '../../src/staff/words/figures';
import {
  blankLanguage,
  blankLine,
  changeOf,
  languagesMissing,
  linesIn,
  withChange,
} from '../../src/staff/words/lines';

beforeAll(() => Promise.all(languages.map((language) => fetchText(language, []))));

const list = { en: ['Permit', 'Chip'], ru: ['Разрешение', 'Чип'] };

describe('the lines of a text', () => {
  it.each([
    [{ en: 'Permit', ru: 'Разрешение' }],
    [list],
    [{ en: [['Fee', 'USD 50']], ru: [['Сбор', '50 долларов']] }],
    [{ en: { form: 'Form', photo: 'Photo' }, ru: { form: 'Форма', photo: 'Фото' } }],
  ])('change nothing of one that nobody has changed: %j', (builtIn) => {
    expect(changeOf(linesIn(builtIn), builtIn)).toBeNull();
  });

  it('store the languages alone that they change, trimmed and without blank lines', () => {
    const lines = linesIn({ ...list, ru: ['Разрешение', ' Микрочип '] });
    const change = changeOf([...lines, blankLine(lines[0])], list);
    expect(change).toEqual({ ru: ['Разрешение', 'Микрочип'] });
  });

  it('say in the other language, with a mark, what is blank in one, and stay side by side when they are read again', () => {
    const added = { ...blankLine(linesIn(list)[0]), cells: { en: [''], ru: ['Поводок'] } };
    const lines = [added, ...linesIn(list)];
    expect(blankLanguage(lines)).toBe('en');
    const change = changeOf(lines, list) ?? {};
    expect(change).toEqual({
      en: ['Поводок (In Russian only)', ...list.en],
      ru: ['Поводок', ...list.ru],
    });
    expect(languagesMissing(change)).toEqual(['en']);
    const [first, second] = linesIn(withChange(list, change));
    expect(first?.cells).toEqual({ en: [''], ru: ['Поводок'] });
    expect(second?.cells).toEqual({ en: ['Permit'], ru: ['Разрешение'] });
  });

  it('with names keep the order of the built-in ones, which the database does not', () => {
    const builtIn = { en: { photograph: 'Photo', form: 'Form' } };
    const stored = { en: { form: 'Form BDA 2', nabc: 'Fee', photograph: 'Photo' } };
    const ids = linesIn(withChange(builtIn, stored)).map(({ id }) => id);
    expect(ids).toEqual(['photograph', 'form', 'nabc']);
  });

  it('are those that differ, in the history', () => {
    const newer = { ...list, ru: ['Разрешение', 'Микрочип', 'Поводок'] };
    expect(changesBetween(list, newer)).toBe('Чип → Микрочип Поводок');
    expect(changesBetween(newer, { ...list, ru: ['Разрешение'] })).toBe('Микрочип Поводок → —');
  });
});
