import { describe, expect, it } from 'vitest';
import { formatDay } from '../../src/lib/dates/calendarDay';
import { i18n } from '../../src/lib/i18n/i18n';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { allTexts, namespaceText } from '../support/content/locales';
import { avoided } from '../support/content/terms';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\{\{.*?\}\}/g, '…');

describe.each(languages)('the terms in %s', (language) => {
  it.each(avoided[language])('use $right, never $wrong', (term) => {
    const found = allTexts(language)
      .filter(([path]) => !term.but?.test(path))
      .filter(([, text]) => term.wrong.test(plain(text)));
    expect(found.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });

  it('no two pages have the same title or the same short name', () => {
    const named = namespaceText(language, 'pages') as Record<string, { name: string }>;
    const titles = Object.keys(named).flatMap((page) => {
      const { title } = (namespaceText(language, page) ?? {}) as { title?: string };
      return title ? [title] : [];
    });
    const names = Object.values(named).map(({ name }) => name);
    const twice = [titles, names].flatMap((all) =>
      all.filter((one, at) => all.indexOf(one) !== at),
    );
    expect(titles.length).toBeGreaterThan(30);
    expect(twice).toEqual([]);
  });
});

describe('a sentence that ends with a date', () => {
  const offline = async (language: Language) => {
    await loadText(language);
    return i18n.t('offline', { date: formatDay('2026-11-21', language) });
  };

  it('ends with one full stop if the Russian date ends with one', async () => {
    expect(plain(await offline('ru'))).toBe(
      'Нет соединения. Вы видите копию от 21 ноября 2026 г., с тех пор сборы и сроки могли измениться.',
    );
    expect(await offline('en')).toContain('the copy of 21 November 2026;');
  });

  it('has no second full stop after a Russian day', () => {
    const doubled = allTexts('ru').filter(
      ([path, text]) =>
        !path.startsWith('history:') && /\{\{(?:date|day|today|latest)\}\}\./.test(text),
    );
    expect(doubled).toEqual([]);
  });
});
