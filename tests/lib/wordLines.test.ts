import { describe, expect, it } from 'vitest';
import {
  blankLanguages,
  blankLine,
  changeOf,
  linesIn,
  withChange,
} from '../../src/staff/words/lines';
import { changesBetween } from '../../src/staff/words/pageWords';

const list = {
  key: 'words:consular/pets:sections.bring.list',
  path: 'sections.bring.list',
  kind: 'list' as const,
  builtIn: { en: ['Permit', 'Chip'], ru: ['Разрешение', 'Чип'] },
};

describe('the lines of a text', () => {
  it.each([
    ['text', { en: 'Permit', ru: 'Разрешение' }],
    ['list', list.builtIn],
    ['table', { en: [['Fee', 'USD 50']], ru: [['Сбор', '50 долларов']] }],
    ['names', { en: { form: 'Form', photo: 'Photo' }, ru: { form: 'Форма', photo: 'Фото' } }],
  ] as const)('change nothing of a %s that nobody has changed', (kind, builtIn) => {
    const slot = { ...list, kind, builtIn: structuredClone(builtIn) as typeof list.builtIn };
    expect(changeOf(linesIn(slot.builtIn), slot)).toBeNull();
  });

  it('store the languages alone that they change, trimmed and without blank lines', () => {
    const [permit, chip] = linesIn(list.builtIn);
    if (!permit || !chip) throw new Error('The list has two lines');
    const typed = { ...chip, cells: { ...chip.cells, ru: [' Микрочип '] } };
    expect(changeOf([permit, typed, blankLine(permit)], list)).toEqual({
      ru: ['Разрешение', 'Микрочип'],
    });
  });

  it('say in the other language what is blank in one, and stay side by side when they are read again', () => {
    const added = { ...blankLine(linesIn(list.builtIn)[0]), cells: { en: [''], ru: ['Поводок'] } };
    const lines = [added, ...linesIn(list.builtIn)];
    expect(blankLanguages(lines)).toEqual(['en']);
    const change = changeOf(lines, list);
    expect(change).toEqual({
      en: ['Поводок', 'Permit', 'Chip'],
      ru: ['Поводок', 'Разрешение', 'Чип'],
    });
    expect(linesIn(withChange(list.builtIn, change ?? {}))[1]?.cells).toEqual({
      en: ['Permit'],
      ru: ['Разрешение'],
    });
  });

  it('with names keep the order of the built-in ones, which the database does not', () => {
    const builtIn = { en: { photograph: 'Photo', form: 'Form' } };
    const stored = { en: { form: 'Form BDA 2', nabc: 'Fee', photograph: 'Photo' } };
    const ids = linesIn(withChange(builtIn, stored)).map(({ id }) => id);
    expect(ids).toEqual(['photograph', 'form', 'nabc']);
  });
});

describe('the history of a text', () => {
  it('has the lines alone that differ, against the built-in text where there is no other', () => {
    const to = { ru: ['Разрешение', 'Микрочип', 'Поводок'] };
    expect(changesBetween(null, to, list.builtIn)).toBe('Чип → Микрочип Поводок');
    expect(changesBetween(to, { ru: ['Разрешение'] }, list.builtIn)).toBe('Микрочип Поводок → —');
  });
});
