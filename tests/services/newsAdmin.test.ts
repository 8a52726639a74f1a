import { beforeEach, describe, expect, it } from 'vitest';
import * as newsAdmin from '../../src/staff/data/news/newsAdmin';
import { signedIn } from '../support/auth/staff';
import { newsRow, uuid } from '../support/screens/builders';
import { databaseError, interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

let token = '';

beforeEach(() => {
  token = signedIn().access_token;
});

const article = { title: ' Tea tasting ', content: '# Tea', status: 'published' } as const;

describe('an article in the form', () => {
  it('is read with every field that the form edits', async () => {
    const stored = newsRow({ category: 'Sport', news_categories: null });
    table('get', 'news', rows([stored]));
    expect(await newsAdmin.get(stored.id)).toMatchObject({
      success: true,
      data: { content: stored.content, categoryId: null, categoryText: 'Sport' },
    });
  });

  it('fails with notFound if it does not exist or the URL has no UUID', async () => {
    table('get', 'news', rows([]));
    expect(await newsAdmin.get(uuid())).toMatchObject({ success: false, code: 'notFound' });
    expect(await newsAdmin.get('new')).toMatchObject({ success: false, code: 'notFound' });
  });

  it('is created with the typed values; the database sets author and dates', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const result = await newsAdmin.create(article);
    expect(seen[0]?.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Tea tasting',
      content: '# Tea',
      status: 'published',
      category_id: null,
      category: null,
    });
    expect(seen[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(result).toMatchObject({ success: true, data: { state: 'published' } });
  });

  it('is created with all optional fields', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    await newsAdmin.create({
      ...article,
      slug: ' tea-tasting ',
      publishedAt: new Date('2026-12-01T06:00:00Z'),
      featuredImageUrl: '/scenes/tea-hills.svg',
      additionalImages: ['/scenes/dhow-coast.svg'],
      youtubeUrl: 'youtu.be/dQw4w9WgXcQ',
    });
    expect(seen[0]?.body).toMatchObject({
      slug: 'tea-tasting',
      published_at: '2026-12-01T06:00:00.000Z',
      featured_image_url: '/scenes/tea-hills.svg',
      additional_images: ['/scenes/dhow-coast.svg'],
      youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    });
  });

  it('is stored with a category id if it is a UUID, else with free text', async () => {
    const id = uuid();
    const seen = table('post', 'news', rows([newsRow()]));
    await newsAdmin.create({ ...article, categoryId: id, category: 'Sport' });
    await newsAdmin.create({ ...article, categoryId: 'trade', category: ' Sport ' });
    await newsAdmin.create({ ...article, categoryId: null, category: '  ' });
    expect(seen.map(({ body }) => body)).toMatchObject([
      { category_id: id, category: null },
      { category_id: null, category: 'Sport' },
      { category_id: null, category: null },
    ]);
  });

  it('is updated by id; an empty video or date becomes null', async () => {
    const id = uuid();
    const seen = table('patch', 'news', rows([newsRow({ id })]));
    await newsAdmin.update(id, { ...article, slug: ' ', youtubeUrl: '', publishedAt: null });
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${id}`);
    expect(seen[0]?.body).toMatchObject({ youtube_url: null, published_at: null });
    expect(seen[0]?.body).not.toHaveProperty('slug');
    expect(seen[0]?.body).not.toHaveProperty('featured_image_url');
  });

  it('fails with duplicateSlug if its slug is in use', async () => {
    const slugTaken = databaseError(
      409,
      '23505',
      'duplicate key value violates unique constraint "news_slug_unique"',
    );
    table('post', 'news', slugTaken);
    table('patch', 'news', slugTaken);
    expect(await newsAdmin.create(article)).toMatchObject({ code: 'duplicateSlug' });
    expect(await newsAdmin.update(uuid(), article)).toMatchObject({ code: 'duplicateSlug' });
  });

  it('fails with notFound if it has been deleted in the meantime', async () => {
    table('patch', 'news', rows([]));
    table('delete', 'news', rows([]));
    expect(await newsAdmin.update(uuid(), article)).toMatchObject({
      error: 'An error occurred while updating the news article',
      code: 'notFound',
    });
    expect(await newsAdmin.remove(uuid())).toMatchObject({ code: 'notFound' });
  });

  it('is deleted by id', async () => {
    const id = uuid();
    const seen = table('delete', 'news', rows([{ id }]));
    expect(await newsAdmin.remove(id)).toEqual({ success: true, data: null });
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${id}`);
  });
});
