import fc from 'fast-check';
import { pageId, pages } from '../../../src/content/site';
import { builtInFacts } from '../../../src/lib/facts/factSchemas';
import { attacks } from './attacks';

/** Values that handmade requests of staff can send, at and beyond the limits of the database. */

const DAY_MS = 86_400_000;
const wordsOf = (text: string) => fc.constantFrom(...text.split(/\s+/));
/** A record with some of these properties. */
const partOf = <T>(properties: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(properties, { requiredKeys: [] });

const longTexts = ['W', 'ё', '🇰🇪', 'ا', 'é\u0301\u0302', ' . ', '\\', '*', '|', '\n'].flatMap(
  (one) => [60, 200, 2000].map((length) => `a${one.repeat(length)}`.slice(0, length)),
);
export const letters = fc.oneof(
  fc.constantFrom(...attacks, ...longTexts, '{{fees.x, money}}', '$t(common:title)'),
  wordsOf('null NaN __proto__ constructor %ff'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
);

/** ISO 8601, from 400 days ago to 400 days from now. */
const near = fc
  .integer({ min: -400, max: 400 })
  .map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
const dates = fc.oneof(
  fc.constantFrom('2024-02-29T23:59:59.999999Z', '0001-01-01 BC'),
  wordsOf('1000-01-02 9999-12-30 infinity'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  near,
);

const urls = fc.oneof(
  wordsOf('https://%/% https://[/ https://a.ke/%e0%a4%a HTTP://A.KE:99999/% https://a..ke/#%'),
  wordsOf('https://youtu.be/% https://rutube.ru/video/ https://vk.com/video?z=%ff'),
  wordsOf('/scenes/tea-hills.svg /downloads/a.pdf'),
  letters.map((text) => `https://a.ke/${text.replace(/\s/g, '')}`),
);

const texts = partOf({ alt: letters, caption: letters });
const COLUMNS =
  'title translated_title content type status published_at ends_at slug category_id level text_en file_url ' +
  'featured_image_url additional_images image_texts language';
/** The columns of what is typed. */
const columns = fc.dictionary(
  wordsOf(COLUMNS),
  fc.oneof(letters, dates, urls, fc.array(urls), fc.dictionary(urls, texts), fc.jsonValue()),
  // Without any a text is deleted.
  { minKeys: 1 },
);

/** Returns values for a column of a row that has this one. */
export function valuesFor(column: string, value: unknown): fc.Arbitrary<unknown> {
  if (column.endsWith('_at')) return dates;
  if (column.endsWith('image_texts')) return fc.dictionary(urls, texts, { maxKeys: 3 });
  if (column === 'columns') return columns;
  if (Array.isArray(value)) return fc.array(urls, { maxLength: 8 });
  if (typeof value === 'number') return fc.constantFrom(0, 2_147_483_647, -1, 1.5);
  if (typeof value === 'boolean') return fc.boolean();
  return /url|link/.test(column) ? fc.option(urls) : letters;
}

const both = fc.record({ en: letters, ru: letters });
const day = fc.oneof(
  wordsOf('0001-01-01 9999-12-31'),
  near.map((date) => date.slice(0, 10)),
);
const time = wordsOf('0:00 00:01 9:00 12:30 23:59 24:00');
const amount = fc.constantFrom(0, 1e-7, 0.1, 1, 2.5, 21, 1e9, -1, 1e300);
const money = fc.record({ amount, currency: wordsOf('USD RUB KES XXX') });
const duration = fc.record(
  { amount, max: amount, unit: wordsOf('hour day workingDay week month year x') },
  { requiredKeys: ['amount', 'unit'] },
);
const photo = fc.option(wordsOf('/scenes/tea-hills.svg /media/%'));
const closedDay = fc.record(
  { from: day, to: day, reason: both, closesAt: time, open: fc.constant(true) },
  { requiredKeys: ['from', 'to', 'reason'] },
);
const answer = fc.record(
  { en: letters, ru: letters, figure: fc.oneof(money, duration) },
  { requiredKeys: ['en', 'ru'] },
);

/** Values of facts of every kind; `checkFact` rejects some. */
export const factValues = fc.oneof(
  fc.oneof(money, duration, amount, closedDay, answer, letters, urls),
  fc.record({ name: fc.option(both), title: both, photo }),
  fc.record({ opens: time, closes: time }),
  fc.constantFrom('+123', '123', '+999999999999999', 'a@b.c', `a@${'b-'.repeat(99)}c.d`),
  fc.jsonValue(),
);

/** Keys of every group of facts, and keys that lead into a value or a prototype. */
export const factKeys: string[] = [
  ...builtInFacts.keys(),
  ...'no.such emails.embassy.0 emails.embassy.length fees.constructor.name hours.embassy.opens'.split(
    ' ',
  ),
  ...[
    'leadership',
    'sections',
    'pictures',
    'forms',
    'answers',
    'closedDays',
    'fees',
    'urls',
  ].flatMap((group) => [`${group}.1`, `${group}.constructor`, `${group}.toString`]),
  ...['answers.birthFee', 'answers.payment', 'answers.post', 'forms.form8', 'pictures.home'],
  ...['words:common:constructor', 'words:common:__proto__.title', 'words:common:site.fullName'],
  ...pages.flatMap(({ path }) => [
    `reviewed.${pageId(path).replaceAll('/', '.')}`,
    ...['title', 'lead', 'sections'].map((slot) => `words:${pageId(path)}:${slot}`),
  ]),
];

/** Values of every shape of JSON, which fit the types of few facts or of none. */
export const factShapes: unknown[] = [
  ...['x', '', 0, -1, true, {}, [], [[['a']]], [{}]],
  ...[
    { en: {}, ru: {} },
    { en: { a: {} } },
    { en: [['a', 5]] },
    { title: {}, name: null, photo: null },
  ],
  ...[{ en: 'a' }, { en: ['a', 'b'] }, { en: [['a'], ['b', 'c']] }, { ru: { a: 'б' } }],
  ...[{ en: '{{constructor.x}} $t(common:title)' }, { en: { constructor: 'a', toString: 'b' } }],
  JSON.parse('{"__proto__": {"amount": 1}, "constructor": {"prototype": "x"}}'),
  ...['x'.repeat(19_000), { en: 'x'.repeat(19_000) }, { en: Array(2000).fill('a') }],
];
