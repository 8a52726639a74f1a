import { describe, expect, it, vi } from 'vitest';
import * as items from '../../../src/staff/data/items/items';
import { DEMO_WRITER } from '../../../supabase/embedded';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** What the dashboard shows and changes, on the migrated schema. */
const { admin, backend } = withStaff();

const draft = { title: 'Чай и ёлка', content: 'Текст', status: 'draft' } as const;
const HOUR = 3_600_000;

describe('what waits', () => {
  it('is drafts, what appears in time, and outdated translations that visitors see', async () => {
    const until = new Date(Date.now() + HOUR);
    const waiting = async () => {
      const all = dataOf(await items.toDo(until));
      return all.map(({ reason, item }) => `${reason} ${item.id}`);
    };
    const { id } = dataOf(await items.create('news', draft));
    expect(await waiting()).toContain(`draft ${id}`);
    const writer = await backend().signIn(DEMO_WRITER);
    const theirs = await writer.from('news').insert(draft).select('id').single().throwOnError();
    expect((await waiting()).join()).not.toContain(theirs.data.id);
    dataOf(await items.remove('news', theirs.data.id));
    const at = (date: number) => ({
      status: 'published' as const,
      published_at: new Date(date).toISOString(),
    });
    dataOf(await items.update('news', id, at(Date.now() + 2 * HOUR)));
    expect((await waiting()).join()).not.toContain(id);
    dataOf(await items.update('news', id, at(Date.now() + HOUR / 2)));
    expect(await waiting()).toContain(`scheduled ${id}`);
    dataOf(await items.remove('news', id));
    const outdated = admin().from('news').select('id').eq('translation_state', 'outdated');
    const { data } = await outdated.eq('status', 'published').throwOnError();
    expect(data.length).toBeGreaterThan(0);
    expect(await waiting()).toEqual(expect.arrayContaining(data.map(({ id }) => `outdated ${id}`)));
  });
});
