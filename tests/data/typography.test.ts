import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staffNamespaces } from '../../src/content/staffNamespaces';
import { languages } from '../../src/lib/i18n/languages';
import { typeset } from '../../src/lib/text/typeset';
import { localeJson, withNoBreaks, withUnits } from '../../src/prerender/plugins/typography';
import { allTexts, namespaces, texts } from '../support/content/locales';

const shown = allTexts('ru');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns the texts in which a line could break at a forbidden place, each with that place. */
const breaksAt = (place: RegExp): string[] =>
  shown.flatMap(([path, text]) => {
    const [found] = place.exec(text.replace(/\{\{.*?\}\}/g, '{}')) ?? [];
    return found === undefined ? [] : [`${path}: ${found}`];
  });

describe('no-break spaces of Russian texts', () => {
  it('follow words of one or two letters except particles and units', () => {
    expect(breaksAt(/(?<![\p{L}\d-]|\d\s)(?!же|ли|бы)[а-яё]{1,2} \S+/iu)).toEqual([]);
  });

  it('join a number with its unit or sign', () => {
    expect(breaksAt(/(?<![\d:.,\p{L}])\d{1,5} (?:[а-яё]+|[%°×])/u)).toEqual([]);
  });

  it('join the parts of an address, a date or an abbreviation', () => {
    expect(withNoBreaks('Лопухинский пер., д. 5, стр. 1')).toContain('д.\u00a05, стр.\u00a01');
    expect(withNoBreaks('С 12 декабря 1963 года')).toBe('С\u00a012\u00a0декабря 1963\u00a0года');
    expect(withNoBreaks('Эл. почта или телефон')).toBe('Эл.\u00a0почта или телефон');
  });
});

describe('what staff write', () => {
  it.each([
    'Приём и в Москве, и в Минске — до 5 дней',
    'Приходите по адресу: Лопухинский пер., д. 5, стр. 1',
  ])('has the no-break spaces of the texts of the site: %s', (text) => {
    expect(typeset(text)).toContain('\u00a0');
    expect(typeset(text)).toBe(withNoBreaks(text));
  });

  it('has typographic apostrophes, but not in a URL, and no other change in English', () => {
    expect(typeset("Kenya's tea at 5 a.m.: [it's here](https://a.example/it's)")).toBe(
      "Kenya’s tea at 5\u00a0a.m.: [it’s here](https://a.example/it's)",
    );
  });

  it.each([
    ['Выставка "Чай Кении" - в Москве', 'Выставка «Чай Кении» — в_Москве'],
    ['The "Magical Kenya" stand - hall 5', 'The “Magical Kenya” stand – hall 5'],
    ['"Чай", -- сказал посол', '«Чай», — сказал посол'],
    ['Приём 9:00-17:00, ответ за 5-6 дней', 'Приём 9:00–~17:00, ответ за_5–~6_дней'],
  ])('has quotation marks and dashes in place of those of a keyboard: %s', (typed, set) => {
    expect(typeset(typed)).toBe(
      set.replaceAll('_', '\u00a0').replaceAll('~', '\u2060').replaceAll(' —', '\u00a0—'),
    );
    expect(typeset(typeset(typed))).toBe(typeset(typed));
  });

  it.each([
    '[чай](https://a.example/чай "Чай - Кения")',
    'Экран 24" и 27"',
    'Телефон +7 495 637-21-86 для справок',
    '- чай\n- кофе\n  - с молоком',
  ])('keeps what only looks like them: %s', (typed) => {
    expect(plain(typeset(typed)).replace(' — Кения', ' - Кения')).toBe(typed);
  });

  it('keeps its Markdown', () => {
    const markdown =
      '## О нас\n\n- в [Москве](https://a.example/в)\n- **и** на *юге*\n\n1. По средам';
    expect(plain(typeset(markdown))).toBe(markdown);
    expect(typeset(markdown)).toMatch(/^## О\u00a0нас\n\n- в\u00a0\[Москве\]/);
  });
});

describe('both languages', () => {
  it.each([
    ['On 26 November 2026, for USD 50', 'On 26_November 2026, for USD_50'],
    ['{{opens}}–{{closes}}, USD {{fee}}', '{{opens}}–~{{closes}}, USD_{{fee}}'],
    [
      'Within {{rules.a}} km, {{b, number}} × {{c}} cm, in {{d}} kmh',
      'Within {{rules.a}}_km, {{b, number}}_×_{{c}}_cm, in {{d}} kmh',
    ],
    ['By e-mail, кто-нибудь', 'By e-~mail, кто-~нибудь'],
  ])('break no date, amount, range or short word: %s', (text, set) => {
    expect(withUnits(text)).toBe(set.replaceAll('_', '\u00a0').replaceAll('~', '\u2060'));
    expect(withUnits(withUnits(text))).toBe(withUnits(text));
  });

  it.each(['https://e-visa.go.ke/by-air#at-sea?a=b-c', '+7 916 123-45-67', 'tea-to-russia.pdf'])(
    'keep addresses and numbers as they are: %s',
    (text) => {
      expect(plain(typeset(text))).toBe(text);
    },
  );
});

describe('the typography plugin', () => {
  it.each(
    languages.flatMap((language) => namespaces(language).map((it) => [language, it] as const)),
  )('changes no letter of %s/%s', (language, namespace) => {
    const written = JSON.parse(readFileSync(`src/locales/${language}/${namespace}.json`, 'utf8'));
    const values: string[] = [];
    JSON.stringify(written, (_, value) => {
      if (typeof value === 'string') values.push(plain(value));
      return value;
    });
    expect(texts(language, namespace).map(([, text]) => plain(text))).toEqual(values);
  });

  it.each(languages)(
    'keeps short words with hyphens whole in what staff read, and nothing invisible in what they type: %s',
    (language) => {
      const shown: string[] = [];
      for (const name of staffNamespaces)
        JSON.parse(localeJson(`src/locales/${language}/${name}.json`), (_, value) => {
          if (typeof value === 'string') shown.push(value);
          return value;
        });
      const [sentences, names] = [true, false].map((is) =>
        shown.filter((text) => /[.!?…:]$/.test(text) === is),
      );
      expect(sentences?.filter((text) => /(?<!\p{L})(?:e-mail|из-за)/iu.test(text))).toEqual([]);
      expect(sentences?.filter((text) => text.includes('\u2060')).length).toBeGreaterThan(5);
      expect(names?.filter((text) => text.includes('\u2060'))).toEqual([]);
    },
  );
});
