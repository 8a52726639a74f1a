import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../supabase/embedded';
import {
  callAttempts,
  embeddingAttempts,
  readingAttempts,
  unexposedAttempts,
} from '../support/database/rights/attempts';
import { tableNames, withMatrix } from '../support/database/rights/matrix';
import { everyone } from '../support/database/rights/people';
import type { View } from '../support/database/rights/view';
import { writingAttempts } from '../support/database/rights/writes';

/**
 * Requirements 6: every identity of the matrix tries every table and verb over HTTP; schema.test.ts compares the grants
 * on columns with the matrix.
 */

const matrix = withMatrix();

it('the rights of staff do not allow to set another author', async () => {
  const admin = await matrix.backend().signIn(DEMO_ADMIN);
  const writer = await matrix.backend().signIn(DEMO_WRITER);
  const article = { title: 'Signed', content: 'Text' };
  const forged = { ...article, author_id: matrix.ids().member };
  for (const staff of [admin, writer]) {
    expect((await staff.from('news').insert(forged)).error?.code).toBe('42501');
  }
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

  it('allow to call the exposed functions only', async () => {
    expect(await matrix.problems(person, callAttempts(view))).toEqual([]);
  });

  it('give access to no other table, schema or function', async () => {
    expect(await matrix.problems(person, unexposedAttempts(view))).toEqual([]);
  });

  it.each(tableNames)('to write %s match the matrix', async (table) => {
    for (const attempts of writingAttempts(view, table)) {
      expect(await matrix.problems(person, attempts)).toEqual([]);
    }
  });

  it('have changed only what the matrix allows', async () => {
    expect(await matrix.wronglyChanged(view)).toEqual([]);
  });
});
