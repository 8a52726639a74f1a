import { describe, expect, it, vi } from 'vitest';
import * as news from '../../../src/services/news/news';
import { lastChanges } from '../../../src/staff/data/history/auditEntries';
import * as items from '../../../src/staff/data/items/items';
import { stateOf } from '../../../src/staff/kinds/values';
import { DEMO_ADMIN, DEMO_WRITER } from '../../../supabase/embedded';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** What the dashboard shows and changes, on the migrated schema. */
const { admin, backend } = withStaff();

const draft = { title: 'Чай и ёлка', content: 'Текст', status: 'draft' } as const;
const HOUR = 3_600_000;

describe('recent activity', () => {
  it('of the demo data is by its author, newest first', async () => {
    const changes = dataOf(await lastChanges('content'));
    expect(changes.length).toBeGreaterThan(5);
    expect(new Set(changes.map(({ actorName }) => actorName))).toEqual(new Set([DEMO_ADMIN.email]));
    const times = changes.map(({ occurredAt }) => occurredAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  });
});

describe('changing the status', () => {
  it('publishes a scheduled draft now', async () => {
    const published_at = new Date(Date.now() + HOUR).toISOString();
    const { id, slug } = dataOf(
      await items.create('news', { ...draft, status: 'published', published_at }),
    );
    const withdrawn = dataOf(await items.update('news', id, { status: 'draft' }));
    expect(stateOf('news', withdrawn)).toBe('draft');
    const now = dataOf(await items.update('news', id, { status: 'published' }));
    expect(now).toMatchObject({ id, slug, title: draft.title });
    expect(stateOf('news', now)).toBe('shown');
    expect(Date.parse(now.published_at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(dataOf(await news.getPublished(slug))?.id).toBe(id);
    dataOf(await items.update('news', id, { status: 'draft' }));
    expect(dataOf(await news.getPublished(slug))).toBeNull();
    dataOf(await items.remove('news', id));
    expect(await items.update('news', id, { status: 'published' })).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the staff search', () => {
  it('finds Cyrillic titles in any case', async () => {
    const { id } = dataOf(
      await items.create('news', { ...draft, title: 'Дегустация Ёлочного чая' }),
    );
    for (const search of ['ДЕГУСТАЦИЯ', 'ёлочного', 'ЧАЯ']) {
      const found = dataOf(await items.list('news', { page: 1, search }));
      expect(
        found.items.map((item) => item.id),
        search,
      ).toContain(id);
    }
    dataOf(await items.remove('news', id));
  });
});

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
