import { beforeAll, describe, expect, it } from 'vitest';
import { charactersIn, glyphs } from '../../scripts/fonts/glyphs.mjs';
import { i18n } from '../../src/lib/i18n/i18n';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { allTexts, namespaces, texts } from '../support/content/locales';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const stem = (path: string) => path.replace(PLURAL, '_*');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();

/**
 * Placeholders, references to other texts, and in quotation marks what visitors find in English
 * elsewhere.
 */
const NO_WORDS = /\{\{.*?\}\}|\$t\(.*?\)|«[\w ]+»/g;

/** Names that stay in Latin letters in Russian texts. */
const names = new Set(
  `eTA eCitizen Magical Kenya Airways Jambojet Maasai Market Visa Mastercard UnionPay MyGov YouTube RUTUBE VK OpenStreetMap openstreetmap org JavaScript Google
  English Spinster Bachelor Widowed Divorced Single Markdown icipe M-Pesa KenInvest KenTrade
  Directorate of Criminal Investigations Police Clearance Certificate certificate good conduct Maisha
  permit student pass alien card WhatsApp USIU-Africa Open World Tour axe Travel Expo Uber Bolt Little Faras Word Ctrl Port Health cookie Supabase Vercel`.split(
    /\s+/,
  ),
);

/**
 * Returns whether a Latin word is allowed in a Russian text: a name, an abbreviation, a Roman
 * numeral.
 */
const isLatinAllowed = (word: string): boolean => names.has(word) || /^[A-Z]{2,7}-?$/.test(word);

describe('the locales', () => {
  it('have the same namespaces', () => {
    expect(namespaces('ru')).toEqual(namespaces('en'));
  });

  it.each(namespaces('en'))('have the same keys and list lengths in %s', (namespace) => {
    const stems = (language: 'en' | 'ru') =>
      [...new Set(texts(language, namespace).map(([path]) => stem(path)))].sort();
    expect(stems('ru')).toEqual(stems('en'));
  });

  it.each(namespaces('en'))('use the same placeholders in %s', (namespace) => {
    const used = (language: 'en' | 'ru') => {
      const byKey = new Map<string, string[]>();
      for (const [path, text] of texts(language, namespace)) {
        if (!PLURAL.test(path)) byKey.set(path, placeholders(text) as string[]);
      }
      return Object.fromEntries(byKey);
    };
    expect(used('ru')).toEqual(used('en'));
  });

  it('have all four plural forms in Russian', () => {
    const keys = allTexts('ru').map(([path]) => path);
    const plural = new Set(
      keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    );
    const missing = [...plural].flatMap((key) =>
      ['one', 'few', 'many', 'other']
        .map((form) => `${key}_${form}`)
        .filter((k) => !keys.includes(k)),
    );
    expect(missing).toEqual([]);
  });

  it('have no English in Russian texts except names', () => {
    const english = allTexts('ru').flatMap(([path, text]) =>
      (text.replace(NO_WORDS, '').match(/[A-Za-z][A-Za-z'’-]+/g) ?? [])
        .filter((word) => !isLatinAllowed(word))
        .map((word) => `${path}: ${word}`),
    );
    expect(english).toEqual([]);
  });

  it('have no Latin letters inside Russian words', () => {
    const mixed = allTexts('ru').filter(([, text]) => /[а-яё][a-z]|[a-z][а-яё]/i.test(text));
    expect(mixed).toEqual([]);
  });
});

const glyphsKnown = new Set(charactersIn([...glyphs.latin, ...glyphs.cyrillic]));

describe.each(languages)('the texts in %s', (language) => {
  beforeAll(() => loadText(language, namespaces(language)));

  it('state amounts, phones, e-mail addresses and URLs by placeholders of src/content/facts.ts', () => {
    const literal =
      /https?:\/\/|www\.|\S+@\S+\.\w|\+\d[\d\s]{8,}|(?:USD|US\$|\$|€)\s?\d|\d[\s\u00a0]?(?:USD|dollars?|roubles?|rubles?|долл|руб)/i;
    const found = allTexts(language).filter(([path, text]) => literal.test(text) && !exempt(path));
    expect(found).toEqual([]);
  });

  it('have a fact for every placeholder', () => {
    const withFacts = allTexts(language).filter(([, text]) => /\{\{\s*\w+\./.test(text));
    const unresolved = withFacts
      .map(([path]) => [path, rendered(language, path)])
      .filter(([, text]) => /\{\{|undefined|\[object|NaN/.test(text ?? '{{'));
    expect(withFacts.length).toBeGreaterThan(50);
    expect(unresolved).toEqual([]);
  });

  it('have no character that neither of the two font subsets contains', () => {
    const characters = allTexts(language).flatMap(([, text]) => [...text.replaceAll('\n', '')]);
    expect(characters.filter((character) => !glyphsKnown.has(character))).toEqual([]);
  });

  it('refer to texts that exist', () => {
    const paths = new Set(allTexts(language).map(([path]) => path.replace(PLURAL, '')));
    const references = allTexts(language).flatMap(([path, text]) =>
      [...text.matchAll(/\$t\(([^,)]+)/g)].map(([, target = '']) => [path, target] as const),
    );
    const missing = references.filter(([, target]) => !paths.has(target));
    expect(references.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});

/** Returns a text as the page shows it, by `namespace:path`. */
const rendered = (language: Language, path: string): string => {
  const translate = i18n.getFixedT(language) as unknown as (key: string) => string;
  return translate(path);
};

/** Statistics of the country are no fees; the staff area shows sample URLs. */
function exempt(path: string): boolean {
  return path.startsWith('explore/') || path.startsWith('admin:');
}
