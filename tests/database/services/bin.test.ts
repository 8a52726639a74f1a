import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import * as news from '../../../src/site/data/news/newsPage';
import { findNews } from '../../../src/site/data/news/newsSearch';
import { itemHistory, lastChanges, restoreFromBin } from '../../../src/staff/api/history';
import * as items from '../../../src/staff/api/items/items';
import type { Item } from '../../../src/staff/kinds/kind';
import { dataOf, withStaff } from '../../support/database/services';

/** Deleted items are in the bin, visible to staff only, and are restored unchanged. */

const { admin } = withStaff();

const purge = async (item_id: string) =>
  (await admin().rpc('purge_from_bin', { item_kind: 'news', item_id }).throwOnError()).data;

const STORE = 'https://store.public.blob.vercel-storage.com/news';
const [first, second] = [`${STORE}/1.jpg`, `${STORE}/2.jpg`] as const;
const article = {
  title: 'Zanzibar spices',
  content: 'Cloves.',
  translated_title: 'Пряности Занзибара',
  translated_content: 'Гвоздика.',
  status: 'published',
  category: 'spices',
  featured_image_url: first,
  additional_images: [second],
  image_texts: { [second]: { alt: 'A dhow' } },
} as const;
const input = { ...article, additional_images: [...article.additional_images] };

/** Returns every public response in which an article can appear. */
const whatVisitorsSee = async (slug: string) => ({
  list: dataOf(await news.listPublished({ page: 1 })),
  topic: dataOf(await news.listPublished({ page: 1, category: 'spices' })),
  found: dataOf(await findNews(['zanzibar'])),
  page: dataOf(await news.getPublished(slug)),
});

const withoutTimes = ({ updated_at: _, ...rest }: Item<'news'>) => rest;

describe('an article in the bin', () => {
  it('is on no page and in no staff list, and is restored unchanged', async () => {
    const { total } = dataOf(await items.listItems('news', { page: 1 }));
    const before = await whatVisitorsSee('zanzibar-spices');
    const { id: itemId } = dataOf(await items.createItem('news', input));
    const stored = dataOf(await items.fetchItem('news', itemId));
    const published = await whatVisitorsSee(stored.slug);
    expect(published.page?.id).toBe(stored.id);
    expect(published.topic.total).toBe(before.topic.total + 1);

    dataOf(await items.moveToBin('news', stored.id));
    expect(await whatVisitorsSee(stored.slug)).toEqual(before);
    expect(dataOf(await items.listItems('news', { page: 1 })).total).toBe(total);
    expect(await items.fetchItem('news', stored.id)).toMatchObject({ code: 'notFound' });
    expect(dataOf(await items.listItems('news', { page: 1, search: 'Zanzibar' })).total).toBe(0);
    expect(dataOf(await lastChanges('bin'))[0]).toMatchObject({
      itemId: stored.id,
      kind: 'news',
      title: article.title,
      actorName: DEMO_ADMIN.email,
    });

    expect(dataOf(await restoreFromBin({ kind: 'news', itemId: stored.id }))).toEqual({
      kind: 'news',
      title: article.title,
      newSlug: null,
    });
    expect(withoutTimes(dataOf(await items.fetchItem('news', stored.id)))).toEqual(
      withoutTimes(stored),
    );
    const again = await whatVisitorsSee(stored.slug);
    expect(again.list).toEqual(published.list);
    expect(again.topic).toEqual(published.topic);
    expect(dataOf(await lastChanges('bin')).map(({ itemId }) => itemId)).not.toContain(stored.id);
    expect(await restoreFromBin({ kind: 'news', itemId: stored.id })).toMatchObject({
      code: 'notFound',
    });
    const steps = dataOf(await itemHistory('news', stored.id)).map(({ action }) => action);
    expect(steps).toEqual(['restore', 'bin', 'create']);
    dataOf(await items.moveToBin('news', stored.id));
    await purge(stored.id);
  });

  it('frees its slug, and is restored with another one if it is taken', async () => {
    const stored = dataOf(await items.createItem('news', { ...input, status: 'draft' }));
    dataOf(await items.moveToBin('news', stored.id));
    const other = dataOf(await items.createItem('news', { ...input, status: 'draft' }));
    expect(other.slug).toBe(stored.slug);
    expect(dataOf(await restoreFromBin({ kind: 'news', itemId: stored.id })).newSlug).toBe(
      `${stored.slug}-2`,
    );
    expect(dataOf(await items.fetchItem('news', stored.id)).slug).toBe(`${stored.slug}-2`);
    for (const id of [stored.id, other.id]) dataOf(await items.moveToBin('news', id));
  });

  it('is deleted permanently with its versions, which the history records', async () => {
    const { id } = dataOf(await items.createItem('news', input));
    dataOf(await items.moveToBin('news', id));
    expect(await purge(id)).toEqual([first, second]);
    expect(await restoreFromBin({ kind: 'news', itemId: id })).toMatchObject({ code: 'notFound' });
    expect(await purge(id)).toBeNull();
    const lines = dataOf(await itemHistory('news', id));
    expect(lines.map(({ action }) => action)).toEqual(['delete', 'bin', 'create']);
    expect(lines.some(({ hasItem }) => hasItem)).toBe(false);
  });
});
