import { expect, it } from 'vitest';
import { builtInFacts, isFactOfKey } from '../../src/lib/facts/factSchemas';
import { withoutInvisible } from '../../src/lib/text/invisible';
import { names, tables } from '../../supabase/rightsMatrix';
import { migratedDatabase } from '../support/database/backend';

/** Whatever staff write into a column by a hand-made request, what is stored can be read. */

const sql = await migratedDatabase();

/** What the checks of a column have, by its type; other types hold their values themselves. */
const HOLDS: Record<string, RegExp> = {
  'timestamp with time zone': /is_date\(/,
  text: /is_(?:text|line|web_url|file_url|video_url|kind)\(|= ANY|~ '/,
  jsonb: /is_fact\(|are_image_texts\(|octet_length/,
  'text[]': /are_file_urls\(/,
  integer: />=? 0/,
};

it('every column that staff write has a check that holds the values of its type', async () => {
  const columns = await sql<{ name: string; type: string; checks: string }>(`
    select relname || '.' || attname as name,
      format_type(atttypid, null) as type, string_agg(pg_get_constraintdef(c.oid), ' ') as checks
    from pg_attribute join pg_class as one on one.oid = attrelid left join pg_constraint as c
      on conrelid = attrelid and contype = 'c' and attnum = any (conkey)
    where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1, 2`);
  const written = Object.entries(tables).flatMap(([table, { add, change }]) =>
    names(`${add ?? ''} ${change ?? ''}`).map((column) => `${table}.${column}`),
  );
  const found = columns.filter(({ name }) => written.includes(name));
  expect(found).toHaveLength(new Set(written).size);
  const free = found.filter(({ type, checks }) => HOLDS[type] && !HOLDS[type].test(checks ?? ''));
  expect(free).toEqual([]);
});

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
  'words:consular/fees:sections': { en: [['a', 'b']] },
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
    expect(stored.filter((one) => !isFactOfKey(key, one))).toEqual([]);
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
