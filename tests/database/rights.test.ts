import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { accountAttempts, callAttempts, unexposedAttempts } from '../support/database/rights/calls';
import { embeddingAttempts } from '../support/database/rights/embedding';
import { everyone, tableNames, withMatrix } from '../support/database/rights/matrix';
import { readingAttempts } from '../support/database/rights/rows';
import type { View } from '../support/database/rights/view';
import { forbiddenWrites } from '../support/database/rights/writes';

/**
 * Requirements 6: every identity of the matrix tries every table and verb over HTTP; in rights.thorough.test.ts also
 * every column, format and preference.
 */

const matrix = withMatrix();

it('the rights of an admin do not allow to set another author', async () => {
  const admin = await matrix.backend().signIn(DEMO_ADMIN);
  const article = { title: 'Signed', content: 'Text', status: 'published' } as const;
  const forged = { ...article, author_id: matrix.ids().member };
  expect((await admin.from('news').insert(forged)).error?.code).toBe('42501');
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const alert = { level: 'important', text_en: 'a', text_ru: 'б', ends_at } as const;
  const signed = { ...alert, author_id: forged.author_id };
  expect((await admin.from('alerts').insert(signed)).error?.code).toBe('42501');
  for (const author_id of [matrix.ids().admin, null]) {
    expect((await admin.from('news').insert({ ...article, author_id })).error).toBeNull();
  }
});

describe.each(everyone)('the rights of %s', (_, person) => {
  let view: View;

  beforeAll(async () => {
    view = await matrix.viewOf(person);
  });

  // Reading comes first, because what an admin then writes leaves audit entries and versions.
  it.each(tableNames)(
    'return the rows of %s that the matrix allows, and no others',
    async (table) => {
      expect(await matrix.problems(person, readingAttempts(view, table))).toEqual([]);
    },
  );

  it('return nothing more through embedded tables', async () => {
    const relations = matrix.relations();
    expect(relations.length).toBeGreaterThan(0);
    const attempts = relations.flatMap((relation) => embeddingAttempts(view, relation));
    expect(await matrix.problems(person, attempts)).toEqual([]);
  });

  it('return no account but the own one', async () => {
    expect(await matrix.problems(person, accountAttempts(view))).toEqual([]);
  });

  it('allow to call the exposed functions only', async () => {
    expect(await matrix.problems(person, callAttempts(view))).toEqual([]);
  });

  it('give access to no other table or schema', async () => {
    expect(await matrix.problems(person, unexposedAttempts(view))).toEqual([]);
  });

  it.each(tableNames)('cannot be bypassed for %s', async (table) => {
    expect(await matrix.problems(person, forbiddenWrites(view, table))).toEqual([]);
  });

  it('have changed only what the matrix allows', async () => {
    expect(await matrix.wronglyChanged(view)).toEqual([]);
  });
});
