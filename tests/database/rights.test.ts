// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../supabase/embedded';
import { tables } from '../../supabase/rights';
import { type Backend, type Client, startBackend } from '../support/backend';
import { onHosted } from '../support/engines';
import { FACTORS } from '../support/factors';
import { accountAttempts, callAttempts, hiddenPlaces } from '../support/rights/calls';
import { columnAttempts } from '../support/rights/columns';
import { embeddingAttempts, type Relation, relationsOf } from '../support/rights/embedding';
import { type Person, people } from '../support/rights/people';
import { type Requests, requestsTo } from '../support/rights/requests';
import { readingAttempts } from '../support/rights/rows';
import { type Bearers, bearersOf, demote, dumpOf, plant } from '../support/rights/stage';
import type { View } from '../support/rights/view';
import { forbiddenWrites } from '../support/rights/writes';

/** Spec 6: every person of the matrix tries every table, column and verb over HTTP. */

let backend: Backend;
let requests: Requests;
let bearers: Bearers;
let relations: Relation[];

beforeAll(async () => {
  backend = await startBackend(FACTORS);
  requests = requestsTo(backend.url, backend.publishableKey);
  bearers = await bearersOf(requests, DEMO_ADMIN, DEMO_VISITOR);
  await plant(await backend.signIn(DEMO_ADMIN));
  relations = await relationsOf(requests, bearers.service);
});

afterAll(async () => {
  await backend?.close();
  if (requests) console.log(`rights matrix: ${requests.made().toLocaleString('en')} requests`);
});

const entries = Object.entries(tables);
const tableNames = Object.keys(tables);
const everyone = Object.entries(people).map(
  ([person, { is, counts, ...other }]) =>
    [is, person as Person, onHosted && 'hosted' in other ? other.hosted : counts] as const,
);

describe('an admin’s work', () => {
  const article = { title: 'Signed', content: 'Text', status: 'published' } as const;
  const notice = { title: 'Notice', type: 'link', link: 'https://mfa.go.ke' } as const;
  let admin: Client;

  beforeAll(async () => {
    admin = await backend.signIn(DEMO_ADMIN);
  });

  it.each([
    ['news', article],
    ['notices', notice],
  ] as const)('adds, changes and deletes %s, several at once', async (table, row) => {
    const made = await admin
      .from(table)
      .insert([row, row] as never)
      .select('id')
      .throwOnError();
    const ids = made.data.map(({ id }) => id);
    const to = { title: 'Changed' };
    const changed = await admin.from(table).update(to).in('id', ids).select('title').throwOnError();
    expect(changed.data).toEqual([to, to]);
    const gone = await admin.from(table).delete().in('id', ids).select('id').throwOnError();
    expect(gone.data).toHaveLength(2);
  });

  it('is never signed with another name', async () => {
    const forged = { ...article, author_id: bearers.ids.member };
    expect((await admin.from('news').insert(forged)).error?.code).toBe('42501');
    for (const author_id of [bearers.ids.admin, null]) {
      expect((await admin.from('news').insert({ ...article, author_id })).error).toBeNull();
    }
  });

  it('shows and hides articles by their status and date', async () => {
    const { data } = await admin.from('news').insert(article).select('id').single().throwOnError();
    const { id } = data;
    const seenAfter = async (change: { status?: 'draft' | 'published'; published_at?: string }) => {
      await admin.from('news').update(change).eq('id', id).throwOnError();
      const found = await backend.visitor().from('news').select('id').eq('id', id).throwOnError();
      return found.data.length === 1;
    };
    const [past, future] = ['2026-01-01T00:00:00Z', '2126-01-01T00:00:00Z'];
    expect(await seenAfter({})).toBe(true);
    expect(await seenAfter({ status: 'draft' })).toBe(false);
    expect(await seenAfter({ status: 'published', published_at: future })).toBe(false);
    expect(await seenAfter({ published_at: past })).toBe(true);
  });
});

describe.each(everyone)('%s', (_, person, counts) => {
  let view: View;

  beforeAll(async () => {
    if (person === 'demoted') await demote(requests, bearers);
    const me = counts === 'refused' || counts === 'anonymous' ? undefined : bearers.ids[person];
    view = { level: counts, me, dump: await dumpOf(requests, bearers) };
  });

  const problems = (attempts: Parameters<Requests['problems']>[0]) =>
    requests.problems(attempts, bearers[person]);

  // Reading comes first: what an admin then writes leaves traces in other tables.
  it.each(tableNames)('finds in %s the rows of the matrix and no other', async (table) => {
    expect(await problems(readingAttempts(view, table))).toEqual([]);
  });

  it('sees nothing more through another table', async () => {
    expect(relations.length).toBeGreaterThan(0);
    const attempts = relations.flatMap((relation) => embeddingAttempts(view, relation));
    expect(await problems(attempts)).toEqual([]);
  });

  it('sees no account but their own', async () => {
    expect(await problems(accountAttempts(view))).toEqual([]);
  });

  it('calls the functions on offer, and no other', async () => {
    expect(await problems(callAttempts(view))).toEqual([]);
  });

  it('reaches no other table or schema', async () => {
    expect(await problems(hiddenPlaces(view))).toEqual([]);
  });

  it.each(tableNames)('has in each column of %s the rights of the matrix', async (table) => {
    expect(await problems(columnAttempts(view, table))).toEqual([]);
  });

  it.each(tableNames)('gets round no lock of %s', async (table) => {
    expect(await problems(forbiddenWrites(view, table))).toEqual([]);
  });

  it('has changed nothing but what the matrix lets them change', async () => {
    const mayNot = ([, { change, triggersWrite }]: (typeof entries)[number]) =>
      counts !== 'admin' || !(change || triggersWrite);
    const after = await dumpOf(requests, bearers);
    for (const [table] of entries.filter(mayNot)) expect(after[table]).toEqual(view.dump[table]);
  });
});
