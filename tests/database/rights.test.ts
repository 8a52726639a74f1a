import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { accountColumns, functions, names, tables } from '../../supabase/rightsMatrix';
import {
  ADMIN_WITH_FACTOR,
  ADMIN_WITH_UNVERIFIED_FACTOR,
  FACTORS,
  tokenOf,
} from '../support/auth/factors';
import { startBackend } from '../support/database/backend';
import { answers } from '../support/database/rights/answers';
import { type Identity, identities, serviceToken } from '../support/database/rights/identities';
import { ENDED_ROWS, plantRows } from '../support/database/rights/plantRows';

/**
 * Requirements 6: everyone tries every row of answers.ts with every verb over HTTP. schema.test.ts
 * compares the grants on columns with the list of rights.
 */

const backend = await startBackend(FACTORS + ENDED_ROWS);
afterAll(() => backend.close());
const { everyone, demoted } = await identities(backend);
const service = serviceToken();
const [admin, writer] = await Promise.all([
  backend.signIn(DEMO_ADMIN),
  backend.signIn(DEMO_WRITER),
]);
await plantRows(admin, writer);

type Row = Record<string, unknown>;

const DAY_MS = 86_400_000;

const VERBS = ['read', 'add', 'change', 'remove'] as const;
type Verb = (typeof VERBS)[number];

interface Rest {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function rest(path: string, bearer?: string, { method = 'GET', body, headers }: Rest = {}) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const json = text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, json };
}

/** Whether a request is let in, whatever its values; 428C9: the database generates the column. */
const isLetIn = ({ status, json }: Awaited<ReturnType<typeof rest>>): boolean => {
  if (status === 401 || status === 403 || json?.code === '428C9') return false;
  if (status >= 400 && !/^2[23]/.test(json?.code)) throw new Error(JSON.stringify(json));
  return true;
};

/** The columns of a row by their names. */
const pick = (row: Row, columns: string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

/** Returns the verbs with which the identity reaches a row, of those it is to try. */
async function verbsOf(
  table: string,
  filter: string,
  bearer: string | undefined,
  tried: readonly Verb[],
) {
  const rights = tables[table] ?? { read: '' };
  const [key = ''] = accountColumns(rights);
  const row = (await rest(`${table}?${filter}`, service)).json[0] as Row;
  // Nobody adds what has ended.
  const later = row.ends_at ? { ends_at: new Date(Date.now() + 2 * DAY_MS).toISOString() } : {};
  const writable = (columns = rights.read) => pick(row, names(columns));
  const reaches = async (options?: Rest) => {
    const headers = { prefer: 'return=representation' };
    const path = `${table}?select=${key}&${filter}`;
    const response = await rest(path, bearer, { headers, ...options });
    return isLetIn(response) && response.json.length === 1;
  };
  const tries = {
    read: () => reaches(),
    // A copy of the row, which the unique index alone rejects where the right is there.
    add: async () =>
      isLetIn(
        await rest(table, bearer, { method: 'POST', body: { ...writable(rights.add), ...later } }),
      ),
    // What the row has, so that a missing right alone can be the reason of a rejection.
    change: () => reaches({ method: 'PATCH', body: writable(rights.change) }),
    remove: () => reaches({ method: 'DELETE' }),
  };
  const reached: Verb[] = [];
  for (const verb of tried) if (await tries[verb]()) reached.push(verb);
  return reached;
}

const tryAll = ({ bearer, counts, id }: Identity) => {
  const may = (levels: string, filter: string) =>
    levels
      .split(' ')
      .some((level) => level === counts || (level === 'self' && filter === `id=eq.${id}`));

  it.each(Object.entries(answers))('reach the rows of %s as stated', async (table, rows) => {
    for (const [filter, answer] of Object.entries(rows)) {
      const stated = VERBS.filter((_, index) => may(answer[index] ?? '', filter));
      // What may be removed stays, for the others to try.
      const tried = stated.includes('remove') ? VERBS.slice(0, 3) : VERBS;
      const reached = await verbsOf(table, filter, bearer, tried);
      expect(reached, filter).toEqual(stated.filter((verb) => tried.includes(verb)));
    }
  });

  it('call the functions as stated', async () => {
    for (const [name, { by, with: body = {} }] of Object.entries(functions)) {
      const response = await rest(`rpc/${name}`, bearer, { method: 'POST', body });
      expect(isLetIn(response), name).toBe(counts !== 'refused' && by.includes(counts));
    }
  });
};

it('every table has rows that are tried', () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(tables).sort());
});

it('the rights of staff do not allow to set another author, those of a writer not to publish', async () => {
  const article = { title: 'Signed', content: 'Text', author_id: everyone[1]?.id ?? null };
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const alert = { level: 'important', text_en: 'a', text_ru: 'б', ends_at } as const;
  const status = 'published' as const;
  const isDraft = 'Confidential writer draft';
  const refused = [
    admin.from('news').insert(article),
    writer.from('news').insert(article),
    admin.from('alerts').insert({ ...alert, author_id: article.author_id }),
    writer.from('alerts').insert(alert),
    writer.from('news').update({ status }).eq('title', isDraft),
    writer.from('notices').update({ status }).eq('title', 'Confidential notice draft'),
  ];
  for (const request of refused) expect((await request).error?.code).toBe('42501');
  for (const author_id of [demoted.id ?? '', null]) {
    expect((await admin.from('news').insert({ ...article, author_id })).error).toBeNull();
  }
});

it.each([
  ['has proved the second factor', ADMIN_WITH_FACTOR, 'aal2'],
  ['began with a second factor and never confirmed it', ADMIN_WITH_UNVERIFIED_FACTOR, 'aal1'],
])('an admin who %s is one', async (_, account, aal) => {
  const body = functions.set_role?.with;
  expect(
    isLetIn(await rest('rpc/set_role', tokenOf(account, { aal }), { method: 'POST', body })),
  ).toBe(true);
});

describe.each(everyone)('the rights of $is', tryAll);

describe(`the rights of ${demoted.is}`, () => {
  beforeAll(async () => {
    const options = { method: 'PATCH', body: { role: null } };
    expect((await rest(`profiles?id=eq.${demoted.id}`, service, options)).status).toBe(204);
  });
  tryAll(demoted);
});
