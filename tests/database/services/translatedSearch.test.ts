import { beforeAll, describe, expect, it } from 'vitest';
import { findNews } from '../../../src/site/data/news/newsSearch';
import * as items from '../../../src/staff/api/items/items';
import { dataOf, withStaff } from '../../support/database/services';

/** The searches of staff and visitors find titles and texts in both languages. */

const { admin } = withStaff();

const title = 'A regatta, free (5+)';
const translated_title = 'Регата, бесплатно (5+)';
let article = '';
let notice = '';

beforeAll(async () => {
  const news = {
    title,
    content: 'Mountain honey',
    translated_title,
    translated_content: 'Горный мёд',
  };
  const made = admin()
    .from('news')
    .insert({ ...news, status: 'published' });
  article = (await made.select('id').single().throwOnError()).data.id;
  const texts = { description: 'Mountain honey', translated_description: 'Горный мёд' };
  const link = { title, translated_title, ...texts, link: 'https://mfa.go.ke' };
  const added = admin().from('notices').insert(link).select('id').single();
  notice = (await added.throwOnError()).data.id;
});

describe('the dashboard finds an article and a notice', () => {
  it.each([
    ['by the title', 'regatta, free (5+)'],
    ['by the translated title, whatever the case', 'РЕГАТА, бесплатно (5+)'],
  ])('%s, with commas and parentheses', async (_, search) => {
    const news = dataOf(await items.list('news', { page: 1, search }));
    const notices = dataOf(await items.list('notices', { page: 1, search }));
    expect([news, notices].map((list) => list.items.map(({ id }) => id))).toEqual([
      [article],
      [notice],
    ]);
  });

  it.each([
    ['of which the beginnings are typed', 'беспл регат'],
    ['of the text', 'mountain honey'],
    ['of the translated text, with е for ё', 'меда горного'],
    ['in other forms of the words', 'Регату бесплатной'],
  ])('by words %s', async (_, search) => {
    const news = dataOf(await items.list('news', { page: 1, search }));
    const notices = dataOf(await items.list('notices', { page: 1, search }));
    expect([...news.items, ...notices.items].map(({ id }) => id)).toEqual([article, notice]);
  });

  it.each([['regatta zebra'], ['%'], ['regatta\\'], ["regatta' | 'free"]])(
    'but treats no character as an operator: %s',
    async (search) => {
      const { total } = dataOf(await items.list('news', { page: 1, search }));
      const all = dataOf(await items.list('news', { page: 1 })).total;
      // Without a word it is no search.
      const expected = { '%': all, 'regatta\\': 1, "regatta' | 'free": 1 }[search] ?? 0;
      expect(total).toBe(expected);
    },
  );
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
