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
    const news = dataOf(await items.list('news', { page: 1, search }));
    const notices = dataOf(await items.list('notices', { page: 1, search }));
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
