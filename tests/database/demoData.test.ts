// @vitest-environment node
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, startBackend } from '../support/database/backend';

/** The demo data of the first start. */

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend?.close());

const COLUMNS =
  'title, slug, content, status, published_at, featured_image_url, additional_images, youtube_url, category, news_categories(slug)';

const publicNews = async () =>
  (await backend.visitor().from('news').select(COLUMNS).throwOnError()).data;

const allNews = async () => {
  const admin = await backend.signIn(DEMO_ADMIN);
  return (await admin.from('news').select(COLUMNS).throwOnError()).data;
};

const notices = async () =>
  (
    await backend
      .visitor()
      .from('notices')
      .select('type, title, description, link, file_url')
      .throwOnError()
  ).data;

const isRussian = (text: string) => /[а-яё]/i.test(text);

describe('the demo news', () => {
  it('have at least 24 published articles in all categories, drafts and scheduled ones', async () => {
    const shown = await publicNews();
    const all = await allNews();
    const used = new Set(shown.map((item) => item.news_categories?.slug));
    expect(shown.length).toBeGreaterThanOrEqual(24);
    for (const slug of ['general', 'embassy', 'culture', 'trade', 'diplomacy', 'community']) {
      expect(used).toContain(slug);
    }
    expect(all.filter((item) => item.status === 'draft').length).toBeGreaterThanOrEqual(4);
    const ahead = all.filter((item) => Date.parse(item.published_at ?? '') > Date.now());
    expect(ahead.map((item) => item.status)).toEqual(['published']);
  });

  it('have articles with and without each optional part', async () => {
    const shown = await publicNews();
    expect(shown.some((item) => item.additional_images.length > 1)).toBe(true);
    expect(shown.some((item) => item.youtube_url)).toBe(true);
    expect(shown.some((item) => !item.featured_image_url)).toBe(true);
    expect(shown.some((item) => item.title.length > 60)).toBe(true);
    expect(shown.some((item) => item.category && !item.news_categories)).toBe(true);
    expect(new Set(shown.map((item) => isRussian(item.title)))).toEqual(new Set([true, false]));
  });

  it('state at their beginning, in their language, that they are a demonstration', async () => {
    for (const item of await allNews()) {
      const expected = isRussian(item.title) ? '*Это демонстрационная новость' : '*This is a demon';
      expect(item.content.slice(0, expected.length), item.title).toBe(expected);
    }
  });

  it('use only illustrations that exist', async () => {
    const images = (await allNews()).flatMap((item) => [
      ...item.additional_images,
      ...(item.featured_image_url ? [item.featured_image_url] : []),
    ]);
    const missing = images.filter((path) => !existsSync(`public${path}`));
    expect([...new Set(missing)]).toEqual([]);
  });
});

/** The videos of the demo data: films without private persons. */
const FILMS = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'];

/** Statements that contradicted the pages of the site or the law; each was published once. */
const CONTRADICTIONS =
  /Boxing Day|Registration is voluntary|at its edge|sound alike|the Embassy is closed|no change to weekday|mobile consular|Вход свободный|занятия суахили|Запись на платформе|[Tt]he legalization office receives|^Отдел легализации принимает/m;

describe('the demo news and notices', () => {
  it('contradict neither the pages of the site nor the law', async () => {
    const news = (await allNews()).map(({ title, content }) => `${title}\n${content}`);
    const others = (await notices()).map(({ title, description }) => `${title}\n${description}`);
    expect([...news, ...others].filter((text) => CONTRADICTIONS.test(text))).toEqual([]);
  });

  it('are about this Embassy: its street, Moscow, the countries it serves', async () => {
    const texts = (await publicNews()).map(({ content }) => content);
    const naming = (name: RegExp) => texts.filter((text) => name.test(text)).length;
    expect(naming(/Lopukhinsky|Лопухинск/)).toBeGreaterThanOrEqual(5);
    expect(naming(/Moscow|Москв/)).toBeGreaterThanOrEqual(8);
    expect(naming(/Belarus|Minsk/)).toBeGreaterThanOrEqual(2);
  });

  it('use each illustration at the head of at most two articles, and Moscow in some', async () => {
    const heads = (await allNews()).flatMap((item) => item.featured_image_url ?? []);
    const often = heads.filter((url) => heads.filter((other) => other === url).length > 2);
    expect(often).toEqual([]);
    expect(heads).toContain('/scenes/moscow-kenya.svg');
  });

  it('show no video of a private person', async () => {
    const videos = (await allNews()).flatMap((item) => item.youtube_url ?? []);
    expect(videos.filter((url) => !FILMS.includes(url))).toEqual([]);
  });
});

describe('the demo notices', () => {
  it('state at their beginning, which the home page shows, that they are a demonstration', async () => {
    for (const { title, description } of await notices()) {
      const mark = isRussian(title) ? 'Демонстрационное объявление.' : 'Demonstration notice.';
      expect(description?.slice(0, mark.length), title).toBe(mark);
    }
  });

  it('link to documents that exist', async () => {
    const files = (await notices()).flatMap(({ file_url }) => file_url ?? []);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });

  it('are at least twelve, of all four types', async () => {
    const all = await notices();
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map((item) => item.type))).toEqual(
      new Set(['text', 'link', 'document', 'image']),
    );
  });

  it('have the link or the file that their type requires', async () => {
    for (const { type, link, file_url } of await notices()) {
      expect(link !== null).toBe(type === 'link');
      expect(file_url !== null).toBe(type === 'document' || type === 'image');
    }
  });
});
