import { afterAll, expect, it, vi } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { parseDate } from '../../src/lib/dates/moscowTime';
import { builtInFacts, checkFact } from '../../src/lib/facts/factSchemas';
import { withoutInvisible } from '../../src/lib/text/invisible';
import { allKinds } from '../../src/staff/kinds/kinds';
import { names, type TableRights, tables } from '../../supabase/rightsMatrix';
import { migratedDatabase, startBackend } from '../support/database/backend';
import { fullRows } from '../support/database/fullRows';
import { onHosted } from '../support/run/engines';

/** Whatever staff write into a column by a hand-made request, what is stored can be read. */

const sql = await migratedDatabase();
const backend = await startBackend();
afterAll(() => backend.close());

// The embedded backend logs values that it cannot send to the database, with status 500.
vi.spyOn(console, 'error').mockReturnValue();

const tokens = [await backend.sessionOf(DEMO_WRITER), await backend.sessionOf(DEMO_ADMIN)];

async function send(who: number, method: string, path: string, body: unknown) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${tokens[who]?.bearer}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const columns = await sql<{ table: string; column: string; type: string }>(`
  select table_name as "table", column_name as "column", data_type as type
  from information_schema.columns where table_schema = 'public'`);

interface Values {
  /** Values that have been, or could be, stored and not read. */
  sent: unknown[];
  isRead: (value: unknown) => boolean;
}

const VALUES: Record<string, Values> = {
  'timestamp with time zone': {
    sent: ['infinity', '-infinity', '4713-01-01 BC', '294276-12-31', '9999-12-31T23:00Z', 'now'],
    isRead: (date) => /^\d{4}-/.test(parseDate(date).toISOString()),
  },
  text: {
    sent: [...'\u202e\u200b\u0007\u2028\ufeff\u2066', 'a'.repeat(300_000)].map((one) => `a${one}`),
    isRead: (text) => text === withoutInvisible(text) && String(text).length <= 200_000,
  },
  jsonb: {
    sent: [{ is: 1e308 }, { is: '\u202e' }, { values: null, files: [[null]] }, [], ''],
    isRead: (json) => typeof json === 'object' && JSON.stringify(json).length < 1_000_100,
  },
  ARRAY: {
    sent: ['javascript:a', null, ['https://a.ke/a.jpg'], 'a\u0001'].map((one) => [one]),
    isRead: (list) => Array.isArray(list) && list.every((one) => typeof one === 'string'),
  },
  integer: {
    sent: [-1, 2_147_483_648, 1.5, 1e308, 'NaN'],
    isRead: (number) => Number(number) >= 0,
  },
  boolean: { sent: ['x'], isRead: (is) => typeof is === 'boolean' },
  uuid: { sent: ['x'], isRead: (id) => /^[0-9a-f-]{36}$/.test(String(id)) },
  'USER-DEFINED': { sent: ['x'], isRead: (one) => /^[a-z]+$/.test(String(one)) },
};

/** A row that staff may insert; a new table is a new entry. */
const ROWS: Record<string, () => object> = {
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
    form_values: { title_en: 'A draft' },
    state: 'waiting',
  }),
};

const written = Object.entries(tables).filter(([, { add, change }]) => add ?? change);

/** Sends values as a writer and as an admin; returns a line for each that cannot be read. */
async function problemsOf(table: string, { add, change }: TableRights, column: string) {
  const { type = '' } = columns.find((one) => one.table === table && one.column === column) ?? {};
  const { sent, isRead } = VALUES[type] as Values;
  const [row = tokens[1]] = ROWS[table]
    ? JSON.parse((await send(1, 'POST', table, ROWS[table]())).text)
    : [];
  const problems: string[] = [];
  for (const value of sent) {
    const judge = ({ status, text }: { status: number; text: string }) => {
      if (onHosted && status >= 500) problems.push(`${table}.${column}: ${status} ${text}`);
      for (const stored of status < 300 ? JSON.parse(text) : [])
        if (stored[column] !== null && !isRead(stored[column]))
          problems.push(
            `${table}.${column} stores ${JSON.stringify(stored[column])?.slice(0, 80)}`,
          );
    };
    if (names(add).includes(column)) {
      for (const who of [0, 1])
        judge(await send(who, 'POST', table, { ...ROWS[table]?.(), [column]: value }));
    }
    if (names(change).includes(column))
      judge(await send(1, 'PATCH', `${table}?id=eq.${row.id}`, { [column]: value }));
  }
  return problems;
}

it.each(written)(
  'what staff store in %s can be read',
  async (table, rights) => {
    const all = new Set(names(`${rights.add ?? ''} ${rights.change ?? ''}`));
    const problems: string[] = [];
    for (const column of all) problems.push(...(await problemsOf(table, rights, column)));
    expect(problems).toEqual([]);
  },
  120_000,
);

const both = { en: 'Consular section', ru: 'Консульский отдел' };
const url = 'https://abc.public.blob.vercel-storage.com/news/a';

/** A fact of each group with all its properties. */
const FACTS: Record<string, unknown> = {
  'fees.apostille': { amount: 20, max: 30, currency: 'USD' },
  'times.apostille': { amount: 1, max: 2, unit: 'day' },
  'hours.embassy': { opens: '9:00', closes: '17:00' },
  'phones.main': '+7 495 637 21 86',
  'emails.embassy': 'info@kenyaemb.ru',
  'leadership.deputy': {
    ...{ name: both, title: both, photo: `${url}.jpg`, about: both },
    ...{ phone: '+74956372186', email: 'a@b.example' },
  },
  'pictures.home': { url: `${url}.jpg`, alt: both, credit: 'Otieno' },
  'forms.form8': {
    ru: { file: { url: `${url}.pdf`, bytes: 9, pages: 1 }, edition: '2019', day: '2026-11-20' },
  },
  'closedDays.a': {
    ...{ from: '2026-12-25', to: '2026-12-26', reason: both },
    ...{ closesAt: '12:00', open: true },
  },
  'answers.post': { en: 'No.', ru: 'Нет.' },
  'reviewed.consular.visa': '2026-11-20',
  'words:common:site.fullName': { en: 'a', ru: { a: 'b' } },
};

const HOSTILE = [
  ...[null, true, 0, -1, 1e300, '', ' ', 'x', 'one\ntwo', 'x'.repeat(2001), '00:01', '25:00'],
  ...['2026-02-30', '2099-01-01', '2000-01-01', '//example.org/a.jpg', 'javascript:a', 'a@b'],
  ...[`${url}"><script>.pdf`, `${url}.html`, 'https://example.org/a.pdf', [], ['a', 5], {}],
  ...[{ a: {} }, { en: 'a', ru: 'b', de: 'c' }],
];

/** Returns hostile values in place of a value or a part of it, and the value without a part. */
function mutations(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return HOSTILE;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const copy = (change: object) => Object.assign(structuredClone(value), change);
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    return [
      ...(Array.isArray(value) ? [] : [rest]),
      ...mutations(part).map((one) => copy({ [name]: one })),
    ];
  });
  return [...HOSTILE, ...parts];
}

/** Returns the values that the database accepts for a key. */
const accepted = async (key: string, values: unknown[]) => {
  const rows = await sql<{ value: { is: unknown } }>(`
    select jsonb_build_object('is', value) as value
    from jsonb_array_elements($json$${JSON.stringify(values)}$json$) as value
    where private.is_fact('${key}', value) and value <> 'null'`);
  return rows.map(({ value }) => value.is);
};

it.each(Object.entries(FACTS))(
  'the database accepts of %s nothing that the forms reject',
  async (key, value) => {
    expect(await accepted(key, [value])).toEqual([value]);
    const stored = await accepted(key, mutations(value));
    expect(stored.filter((one) => !checkFact(key, one))).toEqual([]);
    const more = typeof value === 'object' ? [{ ...value, more: 1 }] : [];
    expect(await accepted(key, more)).toEqual([]);
  },
);

it('the database accepts every built-in fact', async () => {
  const json = JSON.stringify([...builtInFacts].map(([key, { value }]) => ({ key, value })));
  const rejected = await sql(`
    select fact from jsonb_array_elements($json$${json}$json$) as fact
    where not private.is_fact(fact ->> 'key', fact -> 'value')`);
  expect(rejected).toEqual([]);
});

it('forms delete the characters that the database rejects in a text, and no others', async () => {
  // The planes with letters, and the one with tags; surrogates are no characters.
  const rejected = await sql<{ code: number }>(`select code
    from (select generate_series(1, 131071) union all select generate_series(917504, 921599)) as one (code)
    where code not between 55296 and 57343 and not private.is_text(chr(code), 1) order by code`);
  const codes = Array.from({ length: 921_599 }, (_, index) => index + 1);
  const deleted = codes.filter(
    (code) =>
      (code < 55_296 || code > 57_343) && withoutInvisible(String.fromCodePoint(code)) === '',
  );
  expect(rejected.map(({ code }) => code)).toEqual(deleted);
});
