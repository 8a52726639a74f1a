import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { tables } from '../../supabase/rightsMatrix';
import { FACTORS } from '../support/auth/factors';
import { startBackend } from '../support/database/backend';
import { answers } from '../support/database/rights/answers';
import {
  callAttempts,
  embeddingAttempts,
  may,
  readingAttempts,
  relationsOf,
  unexposedAttempts,
  writingAttempts,
} from '../support/database/rights/attempts';
import { everyone } from '../support/database/rights/people';
import { type Attempt, requestsTo } from '../support/database/rights/requests';
import {
  bearerTokens,
  demote,
  type Planted,
  plantedRows,
  plantRows,
} from '../support/database/rights/stage';

/**
 * Requirements 6: every identity tries every row of answers.ts with every verb over HTTP; schema.test.ts compares the grants
 * on columns with the list of rights.
 */

const backend = await startBackend(FACTORS);
afterAll(() => backend.close());
const requests = requestsTo(backend.url, backend.publishableKey);
const bearers = await bearerTokens(requests);
const [admin, writer] = await Promise.all([
  backend.signIn(DEMO_ADMIN),
  backend.signIn(DEMO_WRITER),
]);
await plantRows(admin, writer);
const relations = await relationsOf(requests, bearers.service);

const tableNames = Object.keys(tables);

it('every table has rows that are tried', () => {
  expect(Object.keys(answers).sort()).toEqual(tableNames.sort());
});

it('the rights of staff do not allow to set another author, those of a writer not to publish', async () => {
  const article = { title: 'Signed', content: 'Text', author_id: bearers.ids.member };
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
  for (const author_id of [bearers.ids.admin, null]) {
    expect((await admin.from('news').insert({ ...article, author_id })).error).toBeNull();
  }
});

describe.each(everyone)('the rights of %s', (_, identity) => {
  const me = { ...identity, id: bearers.ids[identity.person] };
  let planted: Planted = {};
  const problems = (attempts: Attempt[]) => requests.problems(attempts, bearers[me.person]);

  beforeAll(async () => {
    if (me.person === 'demoted') await demote(requests, bearers);
    planted = await plantedRows(requests, bearers);
  });

  it.each(tableNames)('return the rows of %s that they should, and no others', async (table) => {
    expect(await problems(readingAttempts(planted, table, me))).toEqual([]);
  });

  it('return nothing more through embedded tables', async () => {
    expect(relations.length).toBeGreaterThan(0);
    const attempts = relations.flatMap((relation) => embeddingAttempts(planted, relation, me));
    expect(await problems(attempts)).toEqual([]);
  });

  it('allow to call the exposed functions only', async () => {
    expect(await problems(callAttempts(planted, me))).toEqual([]);
  });

  it('give access to no other table, schema or function', async () => {
    expect(await problems(unexposedAttempts(me))).toEqual([]);
  });

  it.each(tableNames)('allow to write the rows of %s that they should', async (table) => {
    for (const attempts of writingAttempts(planted, table, me)) {
      expect(await problems(attempts)).toEqual([]);
    }
  });

  it('have changed no other row', async () => {
    const isStaff = me.counts === 'admin' || me.counts === 'writer';
    const after = await plantedRows(requests, bearers);
    for (const [table, before] of Object.entries(planted)) {
      const others = ({ rows }: typeof before) =>
        rows.filter((row) => !may(me, 'add', row) && !may(me, 'change', row));
      const now = after[table] ?? before;
      expect(others(now)).toEqual(others(before));
      // Triggers write the audit whenever staff save.
      if (!(isStaff && table === 'audit')) expect(now.total).toBe(before.total);
    }
  });
});
