import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as news from '../../../src/services/news/news';
import { lastChanges } from '../../../src/staff/data/history/auditEntries';
import * as items from '../../../src/staff/data/items/items';
import { type ItemCounts, staffCounts } from '../../../src/staff/data/items/staffCounts';
import { stateOf } from '../../../src/staff/kinds/values';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { dataOf, signInAsAdmin, withServices } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** What the dashboard counts, shows and changes, on the migrated schema. */
withServices();
beforeAll(signInAsAdmin);

const draft = { title: 'Чай и ёлка', content: 'Текст', status: 'draft' } as const;
const HOUR = 3_600_000;

describe("the dashboard's counts", () => {
  it('equal those of the lists, and change with them', async () => {
    const counts = async () => dataOf(await staffCounts()).news as ItemCounts;
    const before = await counts();
    for (const state of ['shown', 'scheduled', 'draft'] as const) {
      const { total } = dataOf(await items.list('news', { page: 1, state }));
      expect(total).toBe(before[state]);
      expect(total).toBeGreaterThan(0);
    }
    const { id } = dataOf(await items.create('news', draft));
    const gap = { ru_missing: before.ru_missing, en_missing: before.en_missing + 1 };
    expect(await counts()).toEqual({ ...before, ...gap, draft: before.draft + 1 });
    dataOf(await items.update('news', id, { status: 'published' }));
    expect(await counts()).toEqual({ ...before, ...gap, shown: before.shown + 1 });
    dataOf(await items.remove('news', id));
    expect(await counts()).toEqual(before);
  });
});

describe('recent activity', () => {
  it('of the demo data is by its author, newest first', async () => {
    const changes = dataOf(await lastChanges(5));
    expect(changes).toHaveLength(5);
    expect(new Set(changes.map(({ actorName }) => actorName))).toEqual(new Set([DEMO_ADMIN.email]));
    const times = changes.map(({ occurredAt }) => occurredAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  });

  it('begins with the latest save of an article or notice, with its account', async () => {
    const article = dataOf(await items.create('news', draft));
    const link = 'https://mfa.go.ke';
    const notice = dataOf(
      await items.create('notices', { title: 'Hours', description: '', type: 'link', link }),
    );
    const actorName = DEMO_ADMIN.email;
    expect(dataOf(await lastChanges(2))).toMatchObject([
      { kind: 'notices', itemId: notice.id, title: 'Hours', actorName },
      { kind: 'news', itemId: article.id, title: draft.title, actorName },
    ]);
    dataOf(await items.update('news', article.id, { status: 'published' }));
    expect(dataOf(await lastChanges(1))[0]?.itemId).toBe(article.id);
    dataOf(await items.remove('news', article.id));
    dataOf(await items.remove('notices', notice.id));
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

describe('duplicating an article', () => {
  it('creates a draft of the same text and images with another slug', async () => {
    const [featured_image_url, second] = ['/scenes/tea-hills.svg', '/scenes/dhow-coast.svg'];
    const { id } = dataOf(
      await items.create('news', {
        ...draft,
        status: 'published',
        category: 'Спорт',
        featured_image_url,
        additional_images: [second],
        image_texts: { [second]: { alt: 'A dhow' } },
        youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
      }),
    );
    const original = dataOf(await items.get('news', id));
    const retitle = ({ title }: { title: string }) => ({ title: `${title} (копия)` });
    const made = dataOf(await items.duplicate('news', id, retitle));
    const copy = dataOf(await items.get('news', made.id));
    const { content, category, additional_images, image_texts, youtube_url } = original;
    expect(copy).toMatchObject({ content, category, featured_image_url, additional_images });
    expect(copy).toMatchObject({ image_texts, youtube_url, status: 'draft', published_at: null });
    expect(copy.title).toBe('Чай и ёлка (копия)');
    expect(copy.slug).toBe('chay-i-yolka-kopiya');
    dataOf(await items.remove('news', original.id));
    expect(dataOf(await items.get('news', copy.id))).toMatchObject({ additional_images });
    dataOf(await items.remove('news', copy.id));
    expect(await items.duplicate('news', copy.id, retitle)).toMatchObject({ code: 'notFound' });
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
