import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as news from '../../../src/services/news/news';
import { lastChanges } from '../../../src/staff/data/history/auditEntries';
import { staffCounts } from '../../../src/staff/data/items/staffCounts';
import { duplicate, setStatus } from '../../../src/staff/data/news/newsActions';
import * as newsAdmin from '../../../src/staff/data/news/newsAdmin';
import * as noticesAdmin from '../../../src/staff/data/notices/noticesAdmin';
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
    const counts = async () => dataOf(await staffCounts()).news;
    const before = await counts();
    const states = { published: 'shown', scheduled: 'scheduled', draft: 'draft' } as const;
    for (const status of ['published', 'scheduled', 'draft'] as const) {
      const { total } = dataOf(await newsAdmin.list({ page: 1, status }));
      expect(total).toBe(before[states[status]]);
      expect(total).toBeGreaterThan(0);
    }
    const { id } = dataOf(await newsAdmin.create(draft));
    const gap = { ru_missing: before.ru_missing, en_missing: before.en_missing + 1 };
    expect(await counts()).toEqual({ ...before, ...gap, draft: before.draft + 1 });
    dataOf(await setStatus(id, 'published'));
    expect(await counts()).toEqual({ ...before, ...gap, shown: before.shown + 1 });
    dataOf(await newsAdmin.remove(id));
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
    const article = dataOf(await newsAdmin.create(draft));
    const link = 'https://mfa.go.ke';
    const notice = dataOf(
      await noticesAdmin.create({ title: 'Hours', description: '', type: 'link', link }),
    );
    const actorName = DEMO_ADMIN.email;
    expect(dataOf(await lastChanges(2))).toMatchObject([
      { kind: 'notices', itemId: notice.id, title: 'Hours', actorName },
      { kind: 'news', itemId: article.id, title: draft.title, actorName },
    ]);
    dataOf(await setStatus(article.id, 'published'));
    expect(dataOf(await lastChanges(1))[0]?.itemId).toBe(article.id);
    dataOf(await newsAdmin.remove(article.id));
    dataOf(await noticesAdmin.remove(notice.id));
  });
});

describe('changing the status', () => {
  it('publishes a scheduled draft now', async () => {
    const publishedAt = new Date(Date.now() + HOUR);
    const { id, slug } = dataOf(
      await newsAdmin.create({ ...draft, status: 'published', publishedAt }),
    );
    expect(dataOf(await setStatus(id, 'draft'))).toMatchObject({ state: 'draft' });
    const now = dataOf(await setStatus(id, 'published'));
    expect(now).toMatchObject({ id, slug, title: draft.title, state: 'published' });
    expect(now.publishedAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(dataOf(await news.getPublished(slug))?.id).toBe(id);
    dataOf(await setStatus(id, 'draft'));
    expect(dataOf(await news.getPublished(slug))).toBeNull();
    dataOf(await newsAdmin.remove(id));
    expect(await setStatus(id, 'published')).toMatchObject({ code: 'notFound' });
  });
});

describe('duplicating an article', () => {
  it('creates a draft of the same text and images with another slug', async () => {
    const [featuredImageUrl, second] = ['/scenes/tea-hills.svg', '/scenes/dhow-coast.svg'];
    const original = dataOf(
      await newsAdmin.create({
        ...draft,
        status: 'published',
        category: 'Спорт',
        featuredImageUrl,
        additionalImages: [second],
        imageTexts: { [second]: { alt: 'A dhow' } },
        youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
      }),
    );
    const copy = dataOf(await duplicate(original.id, (title) => `${title} (копия)`));
    const { content, categoryText, additionalImages, imageTexts, youtubeUrl } = original;
    expect(copy).toMatchObject({ content, categoryText, featuredImageUrl, additionalImages });
    expect(copy).toMatchObject({ imageTexts, youtubeUrl, state: 'draft', publishedAt: null });
    expect(copy.title).toBe('Чай и ёлка (копия)');
    expect(copy.slug).toBe('chay-i-yolka-kopiya');
    dataOf(await newsAdmin.remove(original.id));
    expect(dataOf(await newsAdmin.get(copy.id))).toMatchObject({ additionalImages });
    dataOf(await newsAdmin.remove(copy.id));
    expect(await duplicate(copy.id, String)).toMatchObject({ code: 'notFound' });
  });
});

describe('the staff search', () => {
  it('finds Cyrillic titles in any case', async () => {
    const { id } = dataOf(await newsAdmin.create({ ...draft, title: 'Дегустация Ёлочного чая' }));
    for (const search of ['ДЕГУСТАЦИЯ', 'ёлочного', 'ЧАЯ']) {
      const found = dataOf(await newsAdmin.list({ page: 1, search }));
      expect(
        found.items.map((item) => item.id),
        search,
      ).toContain(id);
    }
    dataOf(await newsAdmin.remove(id));
  });
});
