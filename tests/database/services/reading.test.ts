import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_WRITER } from '../../../local/database/embedded';
import * as categories from '../../../src/site/data/categories';
import { listAround } from '../../../src/site/data/news/newsAround';
import * as news from '../../../src/site/data/news/newsPage';
import * as items from '../../../src/staff/api/items/items';
import { itemState } from '../../../src/staff/kinds/kinds';
import { dataOf, signInAs, withStaff } from '../../support/database/services';

/** The services on the migrated schema, with its queries, policies and triggers. */
const { backend, admin } = withStaff();

const draft = { title: 'Ёлка и чай', content: 'Текст', status: 'draft' } as const;
const published = { ...draft, status: 'published' } as const;
const YEAR = 365 * 24 * 3_600_000;

describe('visitors', () => {
  it('read pages of published news, newest first, each article once', async () => {
    const first = dataOf(await news.listPublished({ page: 1 }));
    const last = Math.ceil(first.total / 10);
    const pages = [first.items];
    for (let page = 2; page <= last; page += 1) {
      pages.push(dataOf(await news.listPublished({ page })).items);
    }
    const items = pages.flat();
    expect(items).toHaveLength(first.total);
    expect(new Set(items.map(({ id }) => id)).size).toBe(first.total);
    const times = items.map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  });

  it('read the articles before and after one', async () => {
    const { items } = dataOf(await news.listPublished({ page: 1 }));
    for (const [index, item] of items.slice(0, -1).entries()) {
      const { older, newer } = dataOf(await listAround(item));
      expect([newer?.id, older?.id]).toEqual([items[index - 1]?.id, items[index + 1]?.id]);
    }
  });

  it('read all articles with their texts, the newest first', async () => {
    const { items, total } = dataOf(await news.listPublished({ page: 1 }));
    const all = dataOf(await news.listArticles());
    expect(all).toHaveLength(total);
    expect(all.slice(0, 10).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(all[0]).toEqual(dataOf(await news.getPublished(all[0]?.slug ?? '')));
  });

  it('read an article by slug and by id', async () => {
    const [item] = dataOf(await news.listLatest(1));
    const bySlug = dataOf(await news.getPublished(item?.slug ?? ''));
    expect(bySlug).toMatchObject({ id: item?.id, content: expect.stringMatching(/\S/) });
    expect(dataOf(await news.getPublished(item?.id ?? ''))).toEqual(bySlug);
    expect(dataOf(await news.getPublished('no-such-article'))).toBeNull();
  });
});

describe('staff', () => {
  beforeAll(() => signInAs());

  it('create one article if a save is retried after its response was lost', async () => {
    const id = crypto.randomUUID();
    dataOf(await items.createItem('news', draft, id));
    const again = dataOf(
      await items.createItem('news', { ...draft, title: 'Ёлка, чай и мёд' }, id),
    );
    expect(again).toMatchObject({ id, title: 'Ёлка, чай и мёд' });
    dataOf(await items.moveToBin('news', id));
  });

  it('publish an article that visitors read at once, in its category and its free-text one', async () => {
    const trade = await categories.findCategoryId('trade');
    const filed = dataOf(await items.createItem('news', { ...published, category_id: trade }));
    const free = dataOf(await items.createItem('news', { ...published, category: 'Спорт, чай' }));
    expect(itemState('news', filed)).toBe('shown');
    expect(dataOf(await items.fetchItem('news', filed.id)).news_categories).toMatchObject({
      slug: 'trade',
    });
    expect(filed.slug).not.toBe(free.slug);
    expect(dataOf(await news.getPublished(filed.slug.toUpperCase()))?.id).toBe(filed.id);
    const [inTrade] = dataOf(await news.listLatest(1, 'trade'));
    expect(inTrade?.id).toBe(filed.id);
    const inFree = dataOf(await news.listPublished({ page: 1, category: 'Спорт, чай' }));
    expect(inFree).toMatchObject({ total: 1, items: [{ id: free.id }] });
    dataOf(await items.moveToBin('news', filed.id));
    dataOf(await items.moveToBin('news', free.id));
    expect(dataOf(await news.getPublished(filed.id))).toBeNull();
  });

  it('schedule, withdraw and find an article', async () => {
    const { id } = dataOf(await items.createItem('news', { ...draft, title: '100% Kenyan_tea' }));
    const found = await items.listItems('news', { page: 1, search: '100% kenyan_tea' });
    expect(dataOf(found).total).toBe(1);
    const published_at = new Date(Date.now() + YEAR).toISOString();
    const later = { ...published, title: '100% Kenyan_tea', published_at };
    expect(itemState('news', dataOf(await items.updateItem('news', id, later)))).toBe('scheduled');
    expect(dataOf(await news.getPublished(id))).toBeNull();
    expect(dataOf(await items.fetchItem('news', id))).toMatchObject({ content: draft.content });
    dataOf(await items.moveToBin('news', id));
    expect(await items.moveToBin('news', id)).toMatchObject({ code: 'notFound' });
    expect(await items.updateItem('news', id, draft)).toMatchObject({ code: 'notFound' });
  });
});

describe('a person', () => {
  const readAndSave = async (id: string) =>
    [
      await items.fetchItem('news', id),
      await items.updateItem('news', id, { title: 'Tea time' }, 1),
    ].map((answer) => !answer.success && answer.code);

  it('whose access has been closed is told so, not that an item is gone', async () => {
    const { id: account } = await signInAs(DEMO_WRITER);
    const { id } = dataOf(await items.createItem('news', draft));
    const giveRole = (new_role: 'writer' | null) =>
      admin().rpc('set_role', { account, new_role }).throwOnError();
    await giveRole(null);
    const answers = await readAndSave(id);
    await giveRole('writer');
    expect(answers).toEqual(['accessClosed', 'accessClosed']);
  });

  it('who has signed out on another device is told that the session has ended', async () => {
    await signInAs(DEMO_WRITER);
    const { id } = dataOf(await items.createItem('news', draft));
    const other = await backend().signIn(DEMO_WRITER);
    await other.auth.signOut({ scope: 'global' });
    expect(await readAndSave(id)).toEqual(['sessionExpired', 'sessionExpired']);
  });
});
