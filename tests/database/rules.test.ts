import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { startBackend } from '../support/database/backend';

/** Requirements 3 and 5 as constraints, tested through PostgREST. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);

const article = { title: 'Title', content: 'Text' };
const notice = { title: 'Title', type: 'link', link: 'https://mfa.go.ke' } as const;
const image = 'https://example.org/a.jpg';
const document = { type: 'document', file_url: image };

const createNews = async (extra: object = {}) => {
  const query = admin.from('news').insert({ ...article, ...extra });
  const columns = 'id, status, published_at, additional_images';
  return (await query.select(columns).single().throwOnError()).data;
};

const uuid = 'c0ffee00-0000-4000-8000-000000000000';

/** Values that a constraint rejects. */
const REJECTED: Record<string, object[]> = {
  news_title_line: [{ title: '' }, { title: ' \t\n' }, { title: '\u00a0' }, { title: '\u3164' }],
  news_content_text: [{ content: ' \n ' }],
  news_content_lines: [{ content: 'a\n'.repeat(2000) }],
  news_status: [{ status: 'hidden' }],
  news_slug_shape: [{ slug: 'Jamhuri-Day' }, { slug: 'a/b' }, { slug: 'a--b' }],
  news_slug_not_uuid: [{ slug: uuid }],
  featured_image_url_web: [
    { featured_image_url: 'javascript:alert(1)' },
    { featured_image_url: 'https://mfa.go.ke/a b' },
    { featured_image_url: 'https://a@mfa.go.ke/' },
    { featured_image_url: '/scenes/../a.svg' },
  ],
  additional_images_at_most_7: [{ additional_images: Array(8).fill(image) }],
  additional_images_web: [
    { additional_images: [image, 'javascript:x'] },
    { additional_images: [null] },
    { additional_images: [`${image}\n${image}`] },
  ],
  youtube_url_video: [
    { youtube_url: 'https://example.org/watch?v=1' },
    { youtube_url: 'https://youtube.com.example.org/' },
  ],
  news_image_texts_shape: [
    [],
    { [image]: 'Tea' },
    { [image]: { alt: 'Tea', title: 'Tea' } },
    { [image]: { alt: 'ж'.repeat(301) } },
    { [image]: { caption: 'a'.repeat(501) } },
  ].map((image_texts) => ({ featured_image_url: image, image_texts })),
  news_published_at_in_range: ['infinity', '-infinity', '294276-12-31', '4713-01-01 BC'].map(
    (published_at) => ({ published_at }),
  ),
  news_category_id_fkey: [{ category_id: uuid }],
  news_category_line: [{ category: ' ' }],
  news_translated_title_line: [{ translated_title: ' ', translated_content: 'Чай' }],
  news_translation_whole: [{ translated_title: 'Чай' }],
  news_language_known: [{ language: 'sw' }],
};
const rejected = Object.entries(REJECTED).flatMap(([constraint, rows]) =>
  rows.map((row) => [constraint, row] as const),
);

describe('the constraints of news reject', () => {
  it.each(rejected)('by %s %j', async (constraint, extra) => {
    const { error, data } = await admin
      .from('news')
      .insert({ ...article, ...extra } as never)
      .select('id');
    expect(error?.message).toContain(constraint);
    expect(data).toBeNull();
  });

  it('a slug that another article has', async () => {
    await createNews({ slug: 'taken' });
    const { error } = await admin.from('news').insert({ ...article, slug: 'taken' });
    expect(error).toMatchObject({
      code: '23505',
      message: expect.stringContaining('news_slug_unique'),
    });
  });
});

describe('the constraints of news accept', () => {
  it.each([
    { featured_image_url: 'http://a.example:8080/b?c=d#e' },
    { featured_image_url: 'https://посольство.рф/фото.jpg' },
    { youtube_url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    { youtube_url: `https://rutube.ru/video/${'0'.repeat(32)}/` },
    { youtube_url: 'https://vkvideo.ru/video-123_456' },
    { image_texts: { [image]: { alt: 'ж'.repeat(300), caption: 'ж'.repeat(500) } } },
  ])('%j', async (extra) => {
    expect(await createNews(extra)).toMatchObject({ id: expect.any(String) });
  });

  it('an article with title and text alone, which becomes a draft without date or images', async () => {
    expect(await createNews()).toMatchObject({
      status: 'draft',
      published_at: null,
      additional_images: [],
    });
  });
});

describe('the constraints of notices', () => {
  it.each([
    ['a blank title', { title: ' ' }, 'notices_title_line'],
    ['a link without address', { link: null }, 'notices_link_needed'],
    ['a script as link', { link: 'javascript:alert(1)' }, 'notices_link_web'],
    ['an image without file', { type: 'image' }, 'notices_file_needed'],
    ['a script as file', { type: 'document', file_url: 'javascript:x' }, 'notices_file_url_web'],
    [
      'another path of the site as file',
      { type: 'document', file_url: '/admin.pdf' },
      'file_url_web',
    ],
    ['an unknown type', { type: 'video' }, 'notice_type'],
    ['a description without translated title', { translated_description: 'Чай' }, 'titled'],
    ['a file without translated title', { ...document, translated_file_url: image }, 'titled'],
    ['a blank translated title', { translated_title: ' ' }, 'notices_translated_title_line'],
    [
      'a script',
      { ...document, translated_title: 'Чай', translated_file_url: 'javascript:x' },
      'file_url_web',
    ],
    ['a third language', { language: 'sw' }, 'notices_language_known'],
  ])('reject %s', async (_, extra, constraint) => {
    const { error } = await admin.from('notices').insert({ ...notice, ...extra } as never);
    expect(error?.message).toContain(constraint);
  });
});
