import fc from 'fast-check';
import { attacks } from './attacks';

const DAY_MS = 86_400_000;
const wordsOf = (text: string) => fc.constantFrom(...text.split(/\s+/));
const longTexts = ['W', 'ё', '🇰🇪', 'ا', 'é\u0301\u0302', ' . ', '\\', '*', '|', '\n'].flatMap(
  (one) => [60, 200, 2000].map((length) => `a${one.repeat(length)}`.slice(0, length)),
);
const letters = fc.oneof(
  fc.constantFrom(...attacks, ...longTexts, '{{fees.x, money}}', '$t(common:title)'),
  wordsOf('null NaN __proto__ constructor %ff'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
);

/** ISO 8601, from 400 days ago to 400 days from now. */
const near = fc
  .integer({ min: -400, max: 400 })
  .map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
const urls = fc.oneof(
  wordsOf('https://%/% https://[/ https://a.ke/%e0%a4%a HTTP://A.KE:99999/% https://a..ke/#%'),
  wordsOf('https://youtu.be/% https://rutube.ru/video/ https://vk.com/video?z=%ff'),
  wordsOf('/scenes/tea-hills.svg /downloads/a.pdf'),
  letters.map((text) => `https://a.ke/${text.replace(/\s/g, '')}`),
);

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

/** Values of facts of every kind; `checkFact` rejects some. */
export const factValues = fc.oneof(
  fc.oneof(money, duration, amount, closedDay, both, letters, urls),
  fc.record({ name: fc.option(both), title: both, photo }),
  fc.record({ opens: time, closes: time }),
  fc.constantFrom('+123', '123', '+999999999999999', 'a@b.c', `a@${'b-'.repeat(99)}c.d`),
  fc.jsonValue(),
);
