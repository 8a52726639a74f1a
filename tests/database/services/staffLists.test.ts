import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as categories from '../../../src/services/categories';
import type { ListSort } from '../../../src/staff/data/items/listService';
import * as newsActions from '../../../src/staff/data/news/newsActions';
import * as newsAdmin from '../../../src/staff/data/news/newsAdmin';
import * as noticeActions from '../../../src/staff/data/notices/noticeActions';
import * as noticesAdmin from '../../../src/staff/data/notices/noticesAdmin';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** The orders and filters of the lists of staff (decision 0038). */

const { admin } = withStaff();

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const WORD = 'Orderings';
const search = WORD;
const content = 'Text';
let trade: string | null = null;
let author = '';

/** Short names of the articles and notices of this file, by id. */
const names = new Map<string, string>();
const namesOf = ({ items }: { items: { id: string }[] }) =>
  items.map(({ id }) => names.get(id)).join(' ');

beforeAll(async () => {
  trade = dataOf(await categories.idForSlug('trade'));
  author = (await admin().auth.getUser()).data.user?.id ?? '';
  const add = async (name: string, input: Partial<newsAdmin.NewsInput>) => {
    const values = { title: `${name} ${WORD}`, content, status: 'draft', ...input } as const;
    names.set(dataOf(await newsAdmin.create(values)).id, name);
  };
  await add('b-old', { status: 'published', publishedAt: inDays(-9), categoryId: trade });
  await add('A-soon', { status: 'published', publishedAt: inDays(9) });
  await add('c-draft', { publishedAt: inDays(-20), categoryId: trade });
  await add('d-older', { status: 'published', publishedAt: inDays(-10), language: 'ru' });
});

describe('the list of articles', () => {
  it.each<[ListSort, string]>([
    // A draft is listed by its last change, today, whatever its date.
    ['newest', 'A-soon c-draft b-old d-older'],
    ['oldest', 'd-older b-old c-draft A-soon'],
    ['title', 'A-soon b-old c-draft d-older'],
    ['title-z', 'd-older c-draft b-old A-soon'],
    ['changed', 'd-older c-draft A-soon b-old'],
    ['unchanged', 'b-old A-soon c-draft d-older'],
  ])('is sorted: %s', async (sort, expected) => {
    const list = dataOf(await newsAdmin.list({ page: 1, search, sort }));
    expect(namesOf(list)).toBe(expected);
    expect(list.total).toBe(4);
  });

  it('shows the dates in its order by default, without a search, too', async () => {
    const { items } = dataOf(await newsAdmin.list({ page: 1 }));
    const dates = items.map(({ state, updatedAt, publishedAt }) =>
      state === 'draft' ? updatedAt : publishedAt,
    );
    expect(dates).toEqual([...dates].sort((one, other) => Number(other) - Number(one)));
  });

  it('is filtered by state, category, author and language together, with the right total', async () => {
    const find = async (filter: Omit<Parameters<typeof newsAdmin.list>[0], 'page'>) =>
      dataOf(await newsAdmin.list({ page: 1, search, ...filter }));
    const category = trade ?? undefined;
    expect(namesOf(await find({ category }))).toBe('c-draft b-old');
    expect(await find({ category, status: 'draft' })).toMatchObject({ total: 1 });
    expect(namesOf(await find({ author }))).toBe('A-soon c-draft b-old d-older');
    expect(await find({ author: crypto.randomUUID() })).toMatchObject({ total: 0, items: [] });
    expect(namesOf(await find({ gap: 'en_missing', author, status: 'published' }))).toBe('d-older');
    expect(await find({ gap: 'en_missing', category })).toMatchObject({ total: 0 });
  });

  it('has the rest on its second page, and none beyond', async () => {
    const { total } = dataOf(await newsAdmin.list({ page: 1 }));
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => dataOf(await newsAdmin.list({ page })).items),
    );
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(total);
    expect(dataOf(await newsAdmin.list({ page: 99 }))).toMatchObject({ items: [], total });
  });

  it('treats ё as е in titles and searches', async () => {
    const { id } = dataOf(
      await newsAdmin.create({ title: 'Приём в посольстве', content, status: 'draft' }),
    );
    for (const typed of ['прием посольство', 'ПРИЁМ', 'посольстве приём']) {
      const { items } = dataOf(await newsAdmin.list({ page: 1, search: typed }));
      expect(items.map((item) => item.id)).toContain(id);
    }
    dataOf(await newsAdmin.remove(id));
  });
});

describe('publishing from the list', () => {
  it('publishes a scheduled article now, and a draft at its future date', async () => {
    const publishedAt = inDays(3);
    const created = await newsAdmin.create({ title: 'Now', content, status: 'draft', publishedAt });
    const { id } = dataOf(created);
    const later = dataOf(await newsActions.schedule(id, publishedAt));
    expect(later).toMatchObject({ state: 'scheduled', publishedAt });
    const now = dataOf(await newsActions.publishNow(id));
    expect(now.state).toBe('published');
    expect(Math.abs(Number(now.publishedAt) - Date.now())).toBeLessThan(60_000);
    dataOf(await newsAdmin.remove(id));
  });

  it('publishes a scheduled notice now', async () => {
    const link = 'https://mfa.go.ke';
    const startsAt = inDays(3);
    const created = await noticesAdmin.create({
      title: 'Now',
      description: '',
      type: 'link',
      link,
      startsAt,
    });
    const { id, state } = dataOf(created);
    expect(state).toBe('scheduled');
    expect(dataOf(await noticeActions.publishNow(id))).toMatchObject({ state: 'shown' });
    dataOf(await noticesAdmin.remove(id));
  });
});

describe('the list of notices', () => {
  it('is sorted by start, title and change', async () => {
    const add = async (name: string, input: Partial<noticesAdmin.NoticeInput>) => {
      const values = { title: `${name} ${WORD}`, description: '', type: 'link' } as const;
      const link = 'https://mfa.go.ke';
      names.set(dataOf(await noticesAdmin.create({ ...values, link, ...input })).id, name);
    };
    await add('b-soon', { startsAt: inDays(5) });
    await add('a-past', { startsAt: inDays(-5) });
    await add('c-draft', { status: 'draft', startsAt: inDays(-50) });
    const inOrder = async (sort: ListSort) =>
      namesOf(dataOf(await noticesAdmin.list({ page: 1, search, sort })));
    expect(await inOrder('newest')).toBe('b-soon c-draft a-past');
    expect(await inOrder('title')).toBe('a-past b-soon c-draft');
    expect(await inOrder('changed')).toBe('c-draft a-past b-soon');
    const drafts = await noticesAdmin.list({ page: 1, search, state: 'draft' });
    expect(namesOf(dataOf(drafts))).toBe('c-draft');
  });
});
