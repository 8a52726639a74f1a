// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../supabase/embedded';
import { tables } from '../../supabase/rights';
import { FACTORS } from '../support/auth/factors';
import { type Backend, type Client, startBackend } from '../support/database/backend';
import { accountAttempts, callAttempts, unexposedAttempts } from '../support/database/rights/calls';
import { columnAttempts } from '../support/database/rights/columns';
import {
  embeddingAttempts,
  type Relation,
  relationsOf,
} from '../support/database/rights/embedding';
import { type Identity, identities } from '../support/database/rights/people';
import { type Requests, requestsTo } from '../support/database/rights/requests';
import { readingAttempts } from '../support/database/rights/rows';
import {
  type BearerTokens,
  bearerTokens,
  demote,
  dumpOf,
  insertHiddenRows,
  insertWorkingCopy,
} from '../support/database/rights/stage';
import { type Dump, type View, visibleTable } from '../support/database/rights/view';
import { forbiddenWrites } from '../support/database/rights/writes';
import { onHosted } from '../support/run/engines';

/**
 * Requirements 6: every identity of the matrix tries every table and verb over HTTP, and the thorough ones (people.ts)
 * every column alone.
 */

let backend: Backend;
let requests: Requests;
let bearers: BearerTokens;
let relations: Relation[];
/** The rows after the latest identity's attempts, unless something else has been written since. */
let latest: Dump | undefined;

beforeAll(async () => {
  backend = await startBackend(FACTORS);
  requests = requestsTo(backend.url, backend.publishableKey);
  bearers = await bearerTokens(requests);
  await insertHiddenRows(await backend.signIn(DEMO_ADMIN));
  for (const staff of [DEMO_ADMIN, DEMO_WRITER]) {
    await insertWorkingCopy(await backend.signIn(staff));
  }
  relations = await relationsOf(requests, bearers.service);
});

afterAll(async () => {
  await backend?.close();
  if (requests) console.log(`rights matrix: ${requests.made().toLocaleString('en')} requests`);
});

const entries = Object.entries(tables);
const tableNames = Object.keys(tables);
const everyone = Object.entries(identities).map(
  ([person, { is, counts, ...other }]) =>
    [
      is,
      person as Identity,
      onHosted && 'hosted' in other ? other.hosted : counts,
      'thorough' in other,
    ] as const,
);

describe('the rights of an admin', () => {
  const article = { title: 'Signed', content: 'Text', status: 'published' } as const;
  const notice = { title: 'Notice', type: 'link', link: 'https://mfa.go.ke' } as const;
  let admin: Client;

  beforeAll(async () => {
    admin = await backend.signIn(DEMO_ADMIN);
  });

  it.each([
    ['news', article],
    ['notices', notice],
  ] as const)('allow to insert, update and delete %s, several at once', async (table, row) => {
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

  it('do not allow to set another author', async () => {
    const forged = { ...article, author_id: bearers.ids.member };
    expect((await admin.from('news').insert(forged)).error?.code).toBe('42501');
    for (const author_id of [bearers.ids.admin, null]) {
      expect((await admin.from('news').insert({ ...article, author_id })).error).toBeNull();
    }
  });

  it('show and hide articles by status and date', async () => {
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

describe.each(everyone)('the rights of %s', (_, person, counts, thorough) => {
  let view: View;

  beforeAll(async () => {
    if (person === 'demoted') await demote(requests, bearers);
    const before = person === 'demoted' ? undefined : latest;
    latest = undefined;
    const me = counts === 'refused' || counts === 'anonymous' ? undefined : bearers.ids[person];
    const dump = before ?? (await dumpOf(requests, bearers));
    view = { level: counts, accountId: me, thorough, dump };
  });

  const problems = (attempts: Parameters<Requests['problems']>[0]) =>
    requests.problems(attempts, bearers[person]);

  // Reading comes first, because what an admin then writes leaves audit entries and versions.
  it.each(tableNames)(
    'return the rows of %s that the matrix allows, and no others',
    async (table) => {
      expect(await problems(readingAttempts(view, table))).toEqual([]);
    },
  );

  it('return nothing more through embedded tables', async () => {
    expect(relations.length).toBeGreaterThan(0);
    const attempts = relations.flatMap((relation) => embeddingAttempts(view, relation));
    expect(await problems(attempts)).toEqual([]);
  });

  it('return no account but the own one', async () => {
    expect(await problems(accountAttempts(view))).toEqual([]);
  });

  it('allow to call the exposed functions only', async () => {
    expect(await problems(callAttempts(view))).toEqual([]);
  });

  it('give access to no other table or schema', async () => {
    expect(await problems(unexposedAttempts(view))).toEqual([]);
  });

  it.each(tableNames)('on each column of %s match the matrix', async (table) => {
    expect(await problems(columnAttempts(view, table))).toEqual([]);
  });

  it.each(tableNames)('cannot be bypassed for %s', async (table) => {
    expect(await problems(forbiddenWrites(view, table))).toEqual([]);
  });

  it('have changed only what the matrix allows', async () => {
    const isStaff = counts === 'admin' || counts === 'writer';
    const after = await dumpOf(requests, bearers);
    latest = after;
    for (const [table, { change, triggersWrite }] of entries) {
      if (isStaff && triggersWrite) continue;
      const { allows } = visibleTable(view, table);
      const others = (dump: Dump) => dump[table]?.filter((row) => !allows(change, row));
      expect(others(after)).toEqual(others(view.dump));
    }
  });
});
