import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatNumber } from '../../src/lib/i18n/intl';
import { languageOfLetters } from '../../src/lib/text/letters';
import { toE164 } from '../../src/lib/text/phone';
import { slugify } from '../../src/lib/text/slug';
import { cut } from '../../src/lib/text/text';
import { typeset } from '../../src/lib/text/typeset';

describe('cut', () => {
  it('cuts after a whole word, with the ellipsis inside the limit', () => {
    expect(cut('Reception on Jamhuri Day', 20)).toBe('Reception on…');
    expect(cut('Reception on Jamhuri Day', 21)).toBe('Reception on Jamhuri…');
  });

  it('leaves no comma or dash before the ellipsis', () => {
    expect(cut('Culture, trade and more', 15)).toBe('Culture, trade…');
    expect(cut('Culture, trade and more', 10)).toBe('Culture…');
    expect(cut('Nairobi — the green city', 12)).toBe('Nairobi…');
  });

  it('does not end after a number that a no-break space binds to its noun', () => {
    expect(cut('День Джамхури, 12\u00a0декабря', 20)).toBe('День Джамхури…');
  });

  it('cuts inside a word only if that word exceeds the limit', () => {
    expect(cut('достопримечательностями', 10)).toBe('достоприм…');
  });

  it('counts an emoji family, a flag and an accented letter as one character', () => {
    const family = '👨‍👩‍👧‍👦';
    const flag = '🇰🇪';
    const accent = 'e\u0301';
    expect(cut(family.repeat(5), 5)).toBe(family.repeat(5));
    expect(cut(family.repeat(6), 5)).toBe(`${family.repeat(4)}…`);
    expect(cut(flag.repeat(6), 4)).toBe(`${flag.repeat(3)}…`);
    expect(cut(accent.repeat(6), 4)).toBe(`${accent.repeat(3)}…`);
  });

  it.each(['The e-mail of the Embassy', 'Open 9:00-17:00 for all'])(
    'does not count the invisible joiners of typeset text: %s',
    (text) => {
      const shown = typeset(text);
      expect(shown).not.toHaveLength(text.length);
      expect(cut(shown, text.length)).toBe(shown);
      expect(cut(shown, text.length - 1)).toBe(typeset(text.replace(/ \S+$/, '…')));
    },
  );

  it('joins the lines of a text', () => {
    expect(cut('  First line\n\nsecond\tline ', 40)).toBe('First line second line');
  });

  describe('cut in a browser without Intl.Segmenter', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('returns the same text', () => {
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      expect(cut('👨‍👩‍👧‍👦'.repeat(6), 5)).toBe(`${'👨‍👩‍👧‍👦'.repeat(4)}…`);
      expect(cut('🇰🇪'.repeat(6), 4)).toBe(`${'🇰🇪'.repeat(3)}…`);
      expect(cut('e\u0301'.repeat(6), 4)).toBe(`${'e\u0301'.repeat(3)}…`);
      expect(cut('👍🏿'.repeat(6), 4)).toBe(`${'👍🏿'.repeat(3)}…`);
      expect(cut('Reception on Jamhuri Day', 20)).toBe('Reception on…');
    });
  });
});

describe('toE164', () => {
  it.each(['+79161234567', '8 916 123 45 67', '916 123-45-67', '007 916 123 45 67'])(
    'parses «%s» as a Russian number',
    (text) => {
      expect(toE164(text)).toBe('+79161234567');
    },
  );

  it.each([
    '+254712345678',
    '+254 (0) 712 345 678',
    '000254712345678',
    '712345678',
    '8~10 254 712 345 678',
  ])('parses «%s» as a Kenyan number', (text) => {
    expect(toE164(text)).toBe('+254712345678');
  });

  it("distinguishes Kenyan numbers that begin with 01 from Moscow's", () => {
    expect(toE164('0110 123 456')).toBe('+254110123456');
    expect(toE164('8 (495) 637-21-86')).toBe('+74956372186');
  });

  it('returns a complete number of another country unchanged', () => {
    expect(toE164('+375 29 123-45-67')).toBe('+375291234567');
  });

  it.each(['', 'admin', '+7 916 123', '8 916 123 45 67 89 01', '0712 CALL NOW'])(
    'returns null for «%s»',
    (text) => {
      expect(toE164(text)).toBeNull();
    },
  );
});

describe('slugify', () => {
  it.each([
    ['  Jamhuri Day: 12 December!  ', 'jamhuri-day-12-december'],
    ["Kenya's coffee, Kenya’s tea", 'kenyas-coffee-kenyas-tea'],
    ['Café São Paulo Ångström', 'cafe-sao-paulo-angstrom'],
    ['Съезд, подъезд и щётка', 'sezd-podezd-i-shchyotka'],
    ['Цирк, хор, чай, шум, жук, мышь', 'tsirk-khor-chay-shum-zhuk-mysh'],
    ['И\u0306од', 'yod'],
    ['«Карибу» — Karibu', 'karibu-karibu'],
    ['日本 🇰🇪', ''],
  ])('turns «%s» into «%s»', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts a long slug after a whole word, at 80 characters at most', () => {
    const slug = slugify('kenya '.repeat(20));
    expect(slug).toBe(`${'kenya-'.repeat(12)}kenya`);
    expect(slugify('a'.repeat(120))).toBe('a'.repeat(80));
    expect(slugify(`${'a'.repeat(80)} b`)).toBe('a'.repeat(80));
  });
});

it.each([
  ['Tea 2026', undefined],
  ['Tea tasting', 'en'],
  ['Неделя чая', 'ru'],
  ['Kericho: праздник чая', 'ru'],
  ['Матч Harambee Stars', undefined],
  ['The newspaper «Известия» (Москва), https://пример.рф', 'en'],
])('“%s” has the letters of %s', (text, language) => {
  expect(languageOfLetters(text)).toBe(language);
});

it('a fraction has a comma in Russian', () => {
  expect(formatNumber(7.5, 'ru-RU')).toBe('7,5');
});
