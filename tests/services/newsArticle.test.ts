import { describe, expect, it } from 'vitest';
import * as news from '../../src/services/news/news';
import { newsRow, uuid } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

describe('one article', () => {
  it('is read by slug in any case', async () => {
    const seen = table('get', 'news', rows([newsRow()]));
    await news.getPublished('Tea-Tasting');
    expect(seen[0]?.url.searchParams.get('slug')).toBe('eq.tea-tasting');
    expect(seen[0]?.url.searchParams.get('status')).toBe('eq.published');
  });

  it('is read by id if the URL has a UUID', async () => {
    const id = uuid();
    const seen = table('get', 'news', rows([newsRow({ id })]));
    await news.getPublished(id);
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${id}`);
    expect(seen[0]?.url.searchParams.has('slug')).toBe(false);
  });

  it('has its text, images and video', async () => {
    const row = newsRow({
      additional_images: ['/scenes/dhow-coast.svg'],
      youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    });
    table('get', 'news', rows([row]));
    expect(await news.getPublished(row.slug)).toMatchObject({
      success: true,
      data: {
        content: row.content,
        additionalImages: ['/scenes/dhow-coast.svg'],
        youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
        updatedAt: new Date(row.updated_at),
      },
    });
  });

  it('has no characters in its texts that HTML does not allow', async () => {
    const text = 'Tea\u0001 \u0008and\u007f\u0085 \ufdd0coffee\ufffe\uffff\n\t🦒';
    table('get', 'news', rows([newsRow({ title: text, content: text })]));
    const clean = 'Tea and coffee\n\t🦒';
    expect(await news.getPublished('tea')).toMatchObject({
      data: { title: clean, content: clean },
    });
  });

  it('is null if no public article matches', async () => {
    table('get', 'news', rows([]));
    expect(await news.getPublished('draft')).toEqual({ success: true, data: null });
  });
});
