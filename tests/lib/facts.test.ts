import { describe, expect, it } from 'vitest';
import { fees, hours, phones } from '../../src/content/facts';
import { leadership } from '../../src/content/leadership';
import { setChangedFacts } from '../../src/lib/facts/currentFacts';
import { builtInFacts, checkedFacts, isFactOfKey, schemas } from '../../src/lib/facts/factSchemas';
import { applyFacts, type FactRow } from '../../src/lib/facts/facts';
import { i18n } from '../../src/lib/i18n/i18n';
import { languages } from '../../src/lib/i18n/languages';
import { fetchText, loadText } from '../../src/lib/i18n/loadText';
import { pageText } from '../../src/lib/i18n/pageText';
import { factLabel } from '../../src/staff/facts/factLabel';

const row = (key: string, value: unknown): FactRow => ({ key, value, at: '2026-12-03T09:00:00Z' });
const mergeFacts = (rows: FactRow[]) => applyFacts(checkedFacts(rows));
const merge = (key: string, value: unknown) => mergeFacts([row(key, value)]);
const usd = (amount: unknown) => ({ amount, currency: 'USD' });

describe('a fact of content/facts.ts', () => {
  it.each([...builtInFacts])('has a type that its own value passes: %s', (key, { value }) => {
    expect(isFactOfKey(key, value)).toBe(true);
  });

  it('gets the value that staff have saved, and its own again when they take it back', () => {
    const changed = row('fees.petPermit', usd(60));
    expect(mergeFacts([changed]).fees.petPermit).toEqual(usd(60));
    expect(mergeFacts([changed, row('fees.petPermit', null)]).fees).toEqual(fees);
    expect(merge('hours.legalization.morning', { opens: '9:00', closes: '12:00' }).hours).toEqual({
      ...hours,
      legalization: { ...hours.legalization, morning: { opens: '9:00', closes: '12:00' } },
    });
    expect(fees.petPermit).toEqual(usd(50));
  });

  it.each([
    ['fees.petPermit', usd('50')],
    ['fees.petPermit', usd(-1)],
    ['fees.petPermit', { amount: 50, currency: '<b>' }],
    ['fees.petPermit', '<script>alert(1)</script>'],
    ['fees.petPermit', {}],
    ['fees.unknown', usd(50)],
    ['fees.__proto__', usd(50)],
    ['constructor.prototype', usd(50)],
    ['place.latitude', 1],
    ['times.apostille', { amount: 7, max: 5, unit: 'day' }],
    ['phones.main', '+7495\u202e637'],
    ['emails.embassy', 'a@b'],
    ['urls.eta', 'javascript:alert(1)'],
    ['hours.embassy', { opens: '17:00', closes: '9:00' }],
    ['leadership.deputy', { ...leadership.deputy, photo: 'https://example.org/portrait.jpg' }],
    ['closedDays.a', { from: '2026-03-02', to: '2026-03-01', reason: { en: 'a', ru: 'b' } }],
    ['closedDays.a', { from: '2026-03-02', to: '2026-03-02', reason: { en: 'a', ru: ' ' } }],
    ['answers.time', { en: 'Two weeks', ru: ' ' }],
    ['pictures.home', { url: 'https://example.org/a.jpg', alt: { en: 'a', ru: 'b' }, credit: 'c' }],
    ['forms.form5', { en: { file: { url: 'https://example.org/a.pdf', bytes: 1 } } }],
    ['forms.form5', { en: { file: { url: 'javascript:a.pdf', bytes: 1 } } }],
  ])(
    'keeps its value where the database has another type or an unknown key: %s %j',
    (key, value) => {
      expect(isFactOfKey(key, value)).toBe(false);
      expect(merge(key, value)).toEqual(mergeFacts([]));
      expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false);
    },
  );
});

it.each([
  ['hours', { opens: '17:00', closes: '9:00' }, 'closes'],
  ['duration', { amount: 7, max: 7, unit: 'day' }, 'max'],
  ['closedDay', { from: '2026-03-02', to: '2026-03-01', reason: { en: 'a', ru: 'b' } }, 'to'],
  ['closedDay', { from: '2026-03-02', to: '2028-03-01', reason: { en: 'a', ru: 'b' } }, 'to'],
  ['form', {}, 'en.file'],
] as const)(
  'an error that two fields of %s make is at the second one: %j',
  (kind, value, field) => {
    const { issues = [] } = schemas[kind].safeParse(value).error ?? {};
    expect(issues.map(({ path }) => path.join('.'))).toEqual([field]);
  },
);

it('is in the text of a page as soon as i18next tells that the facts have changed', async () => {
  await loadText('en', ['consular/pets']);
  const text = () => JSON.stringify(pageText('en', 'consular/pets'));
  expect(text()).toContain('USD\u00a050');
  const texts: string[] = [];
  i18n.on('factsChanged', () => texts.push(text()));
  setChangedFacts([row('fees.petPermit', usd(61))]);
  setChangedFacts([]);
  expect(texts).toEqual([
    expect.stringContaining('USD\u00a061'),
    expect.not.stringContaining('61'),
  ]);
});

describe('a page, which trusts the database for the shape of a value', () => {
  const shown = (key: string, value: unknown) => applyFacts([row(key, value)]);

  it.each([
    ['fees.petPermit', '<b>60</b>'],
    ['fees.petPermit', { amount: '60', currency: 'USD' }],
    ['fees.petPermit', {}],
    ['fees', {}],
    ['fees.unknown', usd(50)],
    ['fees.toString', usd(50)],
    ['fees.constructor.name', 'x'],
    ['emails.embassy.0', 'x'],
    ['emails.embassy.length', 1],
    ['hours.embassy', { opens: 9 }],
  ])('ignores a value that has not the type of the built-in one: %s %j', (key, value) => {
    expect(shown(key, value)).toEqual(applyFacts([]));
  });

  it.each([...builtInFacts])('shows a value of the same type: %s', (key, { value }) => {
    const [group = '', ...path] = key.split('.');
    const at = (node: unknown, name: string): unknown => Object(node)[name];
    expect(path.reduce(at, at(shown(key, value), group))).toEqual(value);
  });
});

describe('an answer', () => {
  const value = { en: 'Two weeks', ru: 'Две недели' };

  it('has the time at which it was given', () => {
    const answer = { ...value, at: '2026-12-03T09:00:00Z' };
    expect(merge('answers.time', value).answers.get('time')).toEqual(answer);
    expect(merge('answers.__proto__', value).phones).toEqual(phones);
  });
});

it.each(languages)(
  'every fact has a name, and no other of its group has it, in %s',
  async (language) => {
    await fetchText(language, ['facts', 'consular/fees']);
    const names = [...builtInFacts].map(
      ([key, { value }]) => `${key.split('.')[0]}: ${factLabel(key, language, value)}`,
    );
    expect(names.filter((name) => /^\w+: [a-z]\w*$/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);
