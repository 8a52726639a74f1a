import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { parseDate } from '../../src/lib/dates/moscowTime';
import { builtInFacts, checkFact } from '../../src/lib/facts/factSchemas';
import { withoutInvisible } from '../../src/lib/text/invisible';
import { allKinds } from '../../src/staff/kinds/kinds';
import { names, type TableRights, tables } from '../../supabase/rightsMatrix';
import { migratedDatabase, startBackend } from '../support/database/backend';
import { fullRows } from '../support/database/fullRows';
import { attacks } from '../support/fuzz/attacks';
import { runs, seed } from '../support/fuzz/fuzz';
import { onHosted } from '../support/run/engines';

/** Whatever staff write into a column by a hand-made request, what is stored can be read. */

const sql = await migratedDatabase();
const backend = await startBackend();
afterAll(() => backend.close());

// The embedded backend logs values that it cannot send to the database, with status 500.
vi.spyOn(console, 'error').mockReturnValue();

const tokens = await Promise.all(
  [DEMO_WRITER, DEMO_ADMIN].map(async (user) => {
    const { data } = await (await backend.signIn(user)).auth.getSession();
    return { bearer: data.session?.access_token ?? '', id: data.session?.user.id ?? '' };
  }),
);

async function send(who: number, method: string, path: string, body?: unknown) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${tokens[who]?.bearer}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** A fact of each kind but URLs: browsers reject some URLs that the database accepts. */
const KEYS = [
  ...['fees.apostille', 'times.apostille', 'hours.embassy', 'phones.main', 'emails.embassy'],
  ...['leadership.deputy', 'closedDays.a', 'answers.post', 'forms.form8', 'pictures.home'],
  ...['reviewed.consular.visa', 'words:common:site.fullName'],
];

const columns = await sql<{ table: string; column: string; type: string }>(`
  select table_name as "table", column_name as "column", data_type as type
  from information_schema.columns where table_schema = 'public'`);

const binary = fc.string({ unit: 'binary', maxLength: 250 });
const anything = fc.oneof(binary, fc.integer(), fc.double(), fc.jsonValue());

/** Values of a type that have been, or could be, stored and not read; then generated ones. */
const VALUES: Record<string, { known: unknown[]; any: fc.Arbitrary<unknown>; isRead: Check }> = {
  'timestamp with time zone': {
    known: ['infinity', '-infinity', '4713-01-01 BC', '294276-12-31', '9999-12-31T23:00Z', 'now'],
    any: fc.oneof(fc.date({ noInvalidDate: true }), binary),
    isRead: (date) => /^\d{4}-/.test(parseDate(date).toISOString()),
  },
  text: {
    known: [...'\u202e\u200b\u0007\u2028\ufeff\u2066', 'a'.repeat(300_000)].map((one) => `a${one}`),
    any: binary,
    isRead: (text) => text === withoutInvisible(text) && String(text).length <= 200_000,
  },
  jsonb: {
    known: [{ is: 1e308 }, { is: '\u202e' }, { values: null, files: [[null]] }, [], ''],
    any: fc.jsonValue(),
    isRead: (json) => typeof json === 'object' && JSON.stringify(json).length < 1_000_100,
  },
  ARRAY: {
    known: ['javascript:a', null, ['https://a.ke/a.jpg'], 'a\u0001'].map((one) => [one]),
    any: fc.array(anything),
    isRead: (list) => Array.isArray(list) && list.every((one) => typeof one === 'string'),
  },
  integer: {
    known: [-1, 2_147_483_648, 1.5, 1e308, 'NaN'],
    any: anything,
    isRead: (number) => Number(number) >= 0,
  },
  boolean: { known: ['x'], any: anything, isRead: (is) => typeof is === 'boolean' },
  uuid: { known: ['x'], any: anything, isRead: (id) => /^[0-9a-f-]{36}$/.test(String(id)) },
  'USER-DEFINED': { known: ['x'], any: anything, isRead: (one) => /^[a-z]+$/.test(String(one)) },
};
type Check = (value: unknown) => boolean;

const draft = { title: 'A draft', content: 'Text', status: 'draft' };
/** A row that staff may insert; a new table is a new entry. */
const ROWS: Record<string, () => object | Promise<object>> = {
  ...Object.fromEntries(
    allKinds.map((kind) => {
      const { slug: _, status, ...row } = fullRows(kind, '')[0] ?? {};
      return [kind, () => ({ ...row, ...(status !== undefined && { status: 'draft' }) })];
    }),
  ),
  facts: () => ({
    key: `answers.q${crypto.randomUUID()}`,
    value: { is: { en: 'Yes.', ru: 'Да.' } },
  }),
  drafts: () => ({
    kind: 'news',
    item_id: crypto.randomUUID(),
    form_values: { title_en: draft.title },
    state: 'waiting',
  }),
};

const written = Object.entries(tables).filter(([, { add, change }]) => add ?? change);

/** The row of each table that an admin changes. */
const stored = new Map<string, { id: string }>();

async function storedRow(table: string): Promise<{ id: string }> {
  const row = ROWS[table]
    ? (stored.get(table) ?? JSON.parse((await send(1, 'POST', table, await ROWS[table]())).text)[0])
    : tokens[1];
  stored.set(table, row);
  return row;
}

/** Stores a value as a writer and as an admin; returns a line for each that cannot be read. */
async function attempt(
  table: string,
  { add, change }: TableRights,
  column: string,
  value: unknown,
) {
  const problems: string[] = [];
  const judge = ({ status, text }: { status: number; text: string }) => {
    const { isRead } = VALUES[typeOf(table, column)] as { isRead: Check };
    if ((onHosted && status >= 500) || text.includes('history_limit'))
      problems.push(`${table}.${column} ${JSON.stringify(value)}: ${status} ${text}`);
    for (const row of status < 300 ? JSON.parse(text) : [])
      if (row[column] !== null && !isRead(row[column]))
        problems.push(`${table}.${column} stores ${JSON.stringify(row[column])?.slice(0, 80)}`);
  };
  if (names(add).includes(column)) {
    for (const who of [0, 1])
      judge(await send(who, 'POST', table, { ...(await ROWS[table]?.()), [column]: value }));
  }
  if (names(change).includes(column)) {
    const row = await storedRow(table);
    judge(await send(1, 'PATCH', `${table}?id=eq.${row.id}`, { [column]: value }));
  }
  return problems;
}

const typeOf = (table: string, column: string): string =>
  columns.find((one) => one.table === table && one.column === column)?.type ?? '';

it.each(written)(
  'what staff store in %s can be read',
  async (table, rights) => {
    const columnsOfTable = [...new Set(names(`${rights.add ?? ''} ${rights.change ?? ''}`))];
    const problems: string[] = [];
    for (const column of columnsOfTable) {
      const { known, any } = VALUES[typeOf(table, column)] ?? { known: [], any: anything };
      const generated = fc.sample(any, { numRuns: runs(20), seed: seed() });
      for (const value of [...known, ...generated])
        problems.push(...(await attempt(table, rights, column, value)));
    }
    expect(problems).toEqual([]);
  },
  300_000,
);

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

const inBoth = fc.record({ en: letters, ru: letters });
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
  { from: day, to: day, reason: inBoth, closesAt: time, open: fc.constant(true) },
  { requiredKeys: ['from', 'to', 'reason'] },
);
const answer = fc.record(
  { en: letters, ru: letters, figure: fc.oneof(money, duration) },
  { requiredKeys: ['en', 'ru'] },
);

/** Values of facts of every kind; `checkFact` rejects some. */
const factValues = fc.oneof(
  fc.oneof(money, duration, amount, closedDay, answer, letters, urls),
  fc.record({ name: fc.option(inBoth), title: inBoth, photo }),
  fc.record({ opens: time, closes: time }),
  fc.constantFrom('+123', '123', '+999999999999999', 'a@b.c', `a@${'b-'.repeat(99)}c.d`),
  fc.jsonValue(),
);

it.each(KEYS)('the database accepts of %s nothing that the forms reject', async (key) => {
  const values = fc
    .sample(factValues, { numRuns: runs(300), seed: seed() })
    // JSON in PostgreSQL has no lone surrogates, and texts have no control characters.
    .filter((value) => !JSON.stringify(value).includes('\\u'));
  const accepted = await sql<{ value: { is: unknown } }>(`
    select jsonb_build_object('is', value) as value
    from jsonb_array_elements($json$${JSON.stringify(values)}$json$) as value
    where private.is_fact('${key}', value) and value <> 'null'`);
  expect(accepted.filter(({ value }) => !checkFact(key, value.is))).toEqual([]);
});

const both = { en: 'Consular section', ru: 'Консульский отдел' };
const url = 'https://abc.public.blob.vercel-storage.com/news/a';
/** A fact of each group that has no built-in values. */
const ADDED = {
  'leadership.deputy': { name: null, title: both, photo: `${url}.jpg` },
  'pictures.home': { url: `${url}.jpg`, alt: both, credit: 'Otieno' },
  'forms.form8': { ru: { file: { url: `${url}.pdf`, bytes: 9, pages: 1 }, edition: '2019' } },
  'closedDays.a': { from: '2026-12-25', to: '2026-12-26', reason: both, closesAt: '12:00' },
  'answers.post': { en: 'No.', ru: 'Нет.' },
  'reviewed.consular.visa': '2026-11-20',
  'words:common:site.fullName': { en: ['a', 'b'] },
};

it('the database accepts every built-in fact, and one of each other group', async () => {
  const builtIn = [...builtInFacts].map(([key, { value }]) => ({ key, value }));
  const added = Object.entries(ADDED).map(([key, value]) => ({ key, value }));
  const json = JSON.stringify([...builtIn, ...added]);
  const rejected = await sql(`
    select fact from jsonb_array_elements($json$${json}$json$) as fact
    where not private.is_fact(fact ->> 'key', fact -> 'value')`);
  expect(rejected).toEqual([]);
});

it('forms delete the characters that the database rejects in a text, and no others', async () => {
  const rejected = await sql<{ code: number }>(`select code from generate_series(1, 1114111) as code
    where code not between 55296 and 57343 and not private.is_text(chr(code), 1) order by code`);
  const codes = Array.from({ length: 1_114_111 }, (_, index) => index + 1);
  const deleted = codes.filter(
    (code) =>
      (code < 55_296 || code > 57_343) && withoutInvisible(String.fromCodePoint(code)) === '',
  );
  expect(rejected.map(({ code }) => code)).toEqual(deleted);
});
