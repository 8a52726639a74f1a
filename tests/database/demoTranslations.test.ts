// @vitest-environment node
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, type Client, startBackend } from '../support/database/backend';

/** The languages of the demo data, and the periods of its notices. */

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.signIn(DEMO_ADMIN);
});

afterAll(() => backend?.close());

const COLUMNS =
  'language, title, content, translated_title, translated_content, text_changed_at, translation_changed_at';
const news = async () => (await admin.from('news').select(COLUMNS).throwOnError()).data;
const notices = async () => (await admin.from('notices').select('*').throwOnError()).data;
const isRussian = (text: string) => /[а-яё]/i.test(text);

describe('the demo news', () => {
  it('are in both languages but for three, of which one is in Russian only', async () => {
    const single = (await news()).filter((item) => item.translated_title === null);
    expect(single.map(({ language }) => language).sort()).toEqual(['en', 'en', 'ru']);
  });

  it('have translations in the other language that state that they are a demonstration', async () => {
    for (const item of await news()) {
      expect(item.language, item.title).toBe(isRussian(item.title) ? 'ru' : 'en');
      if (item.translated_title === null) continue;
      expect(isRussian(item.translated_title), item.title).toBe(item.language === 'en');
      const mark =
        item.language === 'en' ? /^\*Это демонстрационная/ : /^\*This is a demonstration/;
      expect(item.translated_content, item.title).toMatch(mark);
    }
  });

  it('have translations with the links and sections of the original', async () => {
    const shape = (text = '') => [
      text.match(/^## /gm)?.length,
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url).sort(),
      text.match(/^(?:- |\d\. )/gm)?.length,
    ];
    for (const { title, content, translated_content } of await news()) {
      if (translated_content === null) continue;
      expect(shape(translated_content), title).toEqual(shape(content));
    }
  });

  it('have one translation that is older than its original', async () => {
    const older = (await news()).filter(
      (item) =>
        item.translation_changed_at !== null &&
        Date.parse(item.translation_changed_at) < Date.parse(item.text_changed_at),
    );
    expect(older).toHaveLength(1);
  });
});

describe('the demo notices', () => {
  it('are in both languages but for two, with the same note at the beginning', async () => {
    const all = await notices();
    const single = all.filter((item) => item.translated_title === null);
    expect(single.map(({ language }) => language).sort()).toEqual(['en', 'ru']);
    for (const { language, title, ...item } of all) {
      if (item.translated_title === null) continue;
      expect(isRussian(item.translated_title), title).toBe(language === 'en');
      expect(item.translated_description, title).toMatch(
        language === 'en' ? /^Демонстрационное объявление\./ : /^Demonstration notice\./,
      );
    }
  });

  it('have documents in both languages that exist', async () => {
    const files = (await notices()).flatMap(({ translated_file_url }) => translated_file_url ?? []);
    expect(files).toHaveLength(2);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });

  it('show each state: pinned, ending, ended, starting later, draft', async () => {
    const now = Date.now();
    const all = await notices();
    const ends = all.flatMap(({ ends_at }) => (ends_at ? [Date.parse(ends_at)] : []));
    expect([
      all.filter(({ pinned }) => pinned).length,
      all.filter(({ status }) => status === 'draft').length,
      all.filter(({ starts_at }) => Date.parse(starts_at) > now).length,
      ends.filter((end) => end <= now).length,
      ends.filter((end) => end > now).length,
    ]).toEqual([1, 1, 1, 4, 2]);
  });
});
