import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { startBackend } from '../support/database/backend';

/** The demo data of the first start. */
const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);
const { data: news } = await admin.from('news').select('*, news_categories(slug)').throwOnError();
const { data: notices } = await admin.from('notices').select('*').throwOnError();

const isRussian = (text: string) => /[а-яё]/i.test(text);
const missing = (paths: (string | null)[]) =>
  paths.filter((path) => path !== null && !existsSync(`public${path}`));

describe('the demo data', () => {
  it('use only illustrations and documents that exist', () => {
    const images = news.flatMap((item) => [item.featured_image_url, ...item.additional_images]);
    const files = notices.flatMap((item) => [item.file_url, item.translated_file_url]);
    expect(missing([...images, ...files])).toEqual([]);
    expect(files.filter(Boolean).length).toBeGreaterThan(3);
  });

  it('describe each image in the languages of the article', () => {
    for (const { title, language, ...item } of news) {
      const images = [item.featured_image_url, ...item.additional_images].filter((url) => url);
      for (const [texts, russian] of [
        [item.image_texts, language === 'ru'],
        [item.translated_title === null ? null : item.translated_image_texts, language === 'en'],
      ] as const) {
        if (!texts) continue;
        const alts = images.map((url) => texts[String(url)]?.alt ?? '');
        expect(new Set(alts).size, title).toBe(images.length);
        expect(
          alts.filter((alt) => !alt || isRussian(alt) !== russian),
          title,
        ).toEqual([]);
      }
    }
  });
});
