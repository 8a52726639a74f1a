// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import type { Client } from '../support/database/backend';
import { accountAttempts, callAttempts, unexposedAttempts } from '../support/database/rights/calls';
import { embeddingAttempts } from '../support/database/rights/embedding';
import { everyone, tableNames, withMatrix } from '../support/database/rights/matrix';
import { readingAttempts } from '../support/database/rights/rows';
import type { View } from '../support/database/rights/view';
import { forbiddenWrites } from '../support/database/rights/writes';

/**
 * Requirements 6: every identity of the matrix tries every table and verb over HTTP; in rights.thorough.test.ts also
 * every column alone, format and preference.
 */

const matrix = withMatrix();

describe('the rights of an admin', () => {
  const article = { title: 'Signed', content: 'Text', status: 'published' } as const;
  const notice = { title: 'Notice', type: 'link', link: 'https://mfa.go.ke' } as const;
  let admin: Client;

  beforeAll(async () => {
    admin = await matrix.backend().signIn(DEMO_ADMIN);
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

  it('show and hide articles by status and date', async () => {
    const { data } = await admin.from('news').insert(article).select('id').single().throwOnError();
    const { id } = data;
    const seenAfter = async (change: { status?: 'draft' | 'published'; published_at?: string }) => {
      await admin.from('news').update(change).eq('id', id).throwOnError();
      const found = await matrix
        .backend()
        .visitor()
        .from('news')
        .select('id')
        .eq('id', id)
        .throwOnError();
      return found.data.length === 1;
    };
    const [past, future] = ['2026-01-01T00:00:00Z', '2126-01-01T00:00:00Z'];
    expect(await seenAfter({})).toBe(true);
    expect(await seenAfter({ status: 'draft' })).toBe(false);
    expect(await seenAfter({ status: 'published', published_at: future })).toBe(false);
    expect(await seenAfter({ published_at: past })).toBe(true);
  });
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
