import { beforeAll, describe, expect, it } from 'vitest';
import { findNews } from '../../../src/site/data/news/newsSearch';
import * as items from '../../../src/staff/api/items/items';
import type { Item } from '../../../src/staff/kinds/kind';
import { dataOf, withStaff } from '../../support/database/services';

/** The order of the lists of staff (decision 0038), and searches. */

const { admin } = withStaff();

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const WORD = 'Quokka';
const search = WORD;
const content = 'Text';

/** Short names of the articles and notices of this file, by id. */
const names = new Map<string, string>();
const namesOf = (list: { items: { id: string }[] }) =>
  list.items.map(({ id }) => names.get(id)).join(' ');

beforeAll(async () => {
  const add = async (name: string, input: Partial<Item<'news'>>) => {
    const values = { title: `${name} ${WORD}`, content, status: 'draft', ...input } as const;
    names.set(dataOf(await items.createItem('news', values)).id, name);
  };
  await add('b-old', { status: 'published', published_at: inDays(-9) });
  await add('A-soon', { status: 'published', published_at: inDays(9) });
  await add('c-draft', { published_at: inDays(-20) });
  await add('d-older', { status: 'published', published_at: inDays(-10), language: 'ru' });
});

describe('the list of articles', () => {
  it('has the newest date first, and a draft by its last change', async () => {
    const list = dataOf(await items.listItems('news', { page: 1, search }));
    expect(namesOf(list)).toBe('A-soon c-draft b-old d-older');
    expect(list.total).toBe(4);
  });

  it('has the rest on its second page, and none beyond', async () => {
    const { total } = dataOf(await items.listItems('news', { page: 1 }));
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => dataOf(await items.listItems('news', { page })).items),
    );
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(total);
    expect(dataOf(await items.listItems('news', { page: 99 }))).toMatchObject({ items: [], total });
  });
});

describe('the list of notices', () => {
  it('has the latest start first', async () => {
    const add = async (name: string, input: Partial<Item<'notices'>>) => {
      const values = { title: `${name} ${WORD}`, description: '', type: 'link' } as const;
      const link = 'https://mfa.go.ke';
      names.set(dataOf(await items.createItem('notices', { ...values, link, ...input })).id, name);
    };
    await add('b-soon', { starts_at: inDays(5) });
    await add('a-past', { starts_at: inDays(-5) });
    await add('c-draft', { status: 'draft', starts_at: inDays(-50) });
    const all = await items.listItems('notices', { page: 1, search });
    expect(namesOf(dataOf(all))).toBe('b-soon c-draft a-past');
  });
});

const regatta = 'A regatta, free (5+)';
const translated_title = 'Регата, бесплатно (5+)';
let article = '';
let notice = '';

beforeAll(async () => {
  const news = {
    title: regatta,
    content: 'Mountain honey',
    translated_title,
    translated_content: 'Горный мёд',
  };
  const made = admin()
    .from('news')
    .insert({ ...news, status: 'published' });
  article = (await made.select('id').single().throwOnError()).data.id;
  const texts = { description: 'Mountain honey', translated_description: 'Горный мёд' };
  const link = { title: regatta, translated_title, ...texts, link: 'https://mfa.go.ke' };
  const added = admin().from('notices').insert(link).select('id').single();
  notice = (await added.throwOnError()).data.id;
});

describe('the search of staff', () => {
  it.each([
    ['finds the title, with commas and parentheses', 'regatta, free (5+)', true],
    ['finds the translated title, whatever the case', 'РЕГАТА, бесплатно (5+)', true],
    ['finds words of which the beginnings are typed', 'беспл регат', true],
    ['finds words of the text', 'mountain honey', true],
    ['finds words of the translated text, with е for ё', 'меда горного', true],
    ['finds other forms of the words', 'Регату бесплатной', true],
    ['finds all words or nothing', 'regatta zebra', false],
    ['treats no character as an operator', "regatta' | 'free'", true],
    ['ignores a backslash', 'regatta\\', true],
  ])('%s: %s', async (_, search, found) => {
    const news = dataOf(await items.listItems('news', { page: 1, search }));
    const notices = dataOf(await items.listItems('notices', { page: 1, search }));
    const ids = [...news.items, ...notices.items].map(({ id }) => id);
    expect(ids).toEqual(found ? [article, notice] : []);
  });
});

describe('visitors find an article', () => {
  it.each([
    ['by terms of its title', ['regatta', 'free'], true],
    ['by terms of its translated title', ['регата', 'бесплатно'], true],
    ['by terms of its translated text', ['мед'], true],
    ['but not by a term that it does not have', ['honey', 'zebra'], false],
  ])('%s', async (_, terms, found) => {
    const ids = dataOf(await findNews(terms)).map(({ id }) => id);
    expect(ids.includes(article)).toBe(found);
  });
});
