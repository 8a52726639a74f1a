import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { parseDate } from '../../src/lib/dates/moscowTime';
import { slugify } from '../../src/lib/text/slug';
import { startBackend } from '../support/database/backend';

/** Values that triggers set (requirements 4): dates, slugs, the file of a notice. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);

const COLUMNS = 'id, slug, published_at, updated_at, listed_at';

const createNews = async (extra: object = {}) => {
  const query = admin.from('news').insert({ title: 'Title', content: 'Text', ...extra });
  return (await query.select(COLUMNS).single().throwOnError()).data;
};

const updateNews = async (id: string, change: object) => {
  const query = admin.from('news').update(change).eq('id', id);
  return (await query.select(COLUMNS).single().throwOnError()).data;
};

const time = (text: string | null) => parseDate(text ?? '').getTime();

describe('the publication date', () => {
  const old = '2025-01-02T03:04:05+00:00';

  const status = 'published';
  const published = { status, published_at: old };
  const NOW = undefined;

  const dated = { published_at: old };

  it.each<[string, object, object | undefined, string | undefined]>([
    ['now for an article created as published', { status }, undefined, NOW],
    ['the given one for an article created as published', published, undefined, old],
    ['the given one for a draft that is published with one', {}, published, old],
    ['now for a draft published without one, even if it had one', dated, { status }, NOW],
    ['unchanged if the given one is the date of the draft', dated, published, old],
    ['now if null is given on publishing', dated, { status, published_at: null }, NOW],
    ['unchanged when a published article is edited', published, { title: 'New', status }, old],
    ['unchanged when it is removed', published, { published_at: null }, old],
    ['unchanged when an article is a draft again', published, { status: 'draft' }, old],
  ])('is %s', async (_, created, change, expected) => {
    const article = await createNews(created);
    const { published_at } = change ? await updateNews(article.id, change) : article;
    const difference = time(published_at) - (expected ? time(expected) : Date.now());
    expect(Math.abs(difference)).toBeLessThan(expected ? 1 : 10_000);
  });
});

it('staff list a draft by its last change, a published article by its date', async () => {
  const { id } = await createNews();
  const draft = await updateNews(id, { title: 'Changed' });
  expect(draft.listed_at).toBe(draft.updated_at);
  const published = await updateNews(id, { status: 'published' });
  expect(published.listed_at).toBe(published.published_at);
});

const UUID = 'c0ffee00-0000-4000-8000-000000000000';

describe('the slug', () => {
  const slugOf = async (title: string, slug?: string) => (await createNews({ title, slug })).slug;

  it('equals the one that the form previews', async () => {
    const titles = [
      ...['Karibu! Kenya’s tea, tasted & told', 'Ёжик и Щука: съезд в Объезде'],
      ...["Nairobi's Façade", 'x'.repeat(81)],
      // As macOS writes the names of files: й as и and a breve.
      ...['Йога и чай'.normalize('NFD'), `${'слово '.repeat(30)}`],
    ];
    for (const title of titles) expect(await slugOf(title)).toBe(slugify(title));
    expect(await slugOf('🎉🦒')).toBe('news');
    expect(await slugOf(UUID)).toBe(`news-${UUID}`);
  });

  it('gets -2, -3 and so on if the title exists', async () => {
    const title = 'Запись на приём';
    const slugs = [await slugOf(title), await slugOf(title, ''), await slugOf(title, '  ')];
    expect(slugs).toEqual(['zapis-na-priyom', 'zapis-na-priyom-2', 'zapis-na-priyom-3']);
  });

  it('is unchanged when the title changes, and is made again after it was emptied', async () => {
    const { id } = await createNews({ title: 'First name' });
    expect((await updateNews(id, { title: 'Second name' })).slug).toBe('first-name');
    expect((await updateNews(id, { slug: '' })).slug).toBe('second-name');
  });

  it('of a published article stays, and of a withdrawn one may change', async () => {
    const { id } = await createNews({ title: 'Shared link', status: 'published' });
    expect((await updateNews(id, { slug: 'other' })).slug).toBe('shared-link');
    await updateNews(id, { status: 'draft' });
    expect((await updateNews(id, { slug: 'other' })).slug).toBe('other');
  });
});

describe('the file of a notice', () => {
  it('is cleared with the link when the notice becomes a text', async () => {
    const text = { title: 'Closed', type: 'text' } as const;
    const made = admin.from('notices').insert(text).select('id').single().throwOnError();
    const { id } = (await made).data;
    const document = { type: 'document', file_url: '/scenes/tea-hills.svg', link: 'https://a.ke' };
    for (const change of [document, { type: 'text' }]) {
      await admin
        .from('notices')
        .update(change as never)
        .eq('id', id)
        .throwOnError();
    }
    const { data } = await admin.from('notices').select('link, file_url').eq('id', id).single();
    expect(data).toEqual({ link: null, file_url: null });
  });
});
