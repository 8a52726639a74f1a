// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDate } from '../../src/lib/dates/moscowTime';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, type Client, startBackend } from '../support/database/backend';
import { items, type Table, tables } from '../support/database/languageItems';

/** The language of articles and notices, and the dates of original and translation. */

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.signIn(DEMO_ADMIN);
});
afterAll(() => backend?.close());

const DATES = 'text_changed_at, translation_changed_at';
const create = async (table: Table, row: object = items[table]) => {
  const made = admin.from(table).insert(row as never);
  return (await made.select(`id, language, ${DATES}`).single().throwOnError()).data;
};
const change = async (table: Table, id: string, fields: object) => {
  const changed = admin
    .from(table)
    .update(fields as never)
    .eq('id', id);
  const { data } = await changed.select(DATES).single().throwOnError();
  return { text: time(data.text_changed_at), translation: time(data.translation_changed_at) };
};
const time = (text: string | null) => (text === null ? null : parseDate(text).getTime());
const datesOf = (row: { text_changed_at: string; translation_changed_at: string | null }) => ({
  text: time(row.text_changed_at),
  translation: time(row.translation_changed_at),
});

describe('the language of a text', () => {
  const english = 'The Embassy (Посольство) is open.';
  it.each([
    ['Russian for a title in Cyrillic', 'Неделя чая в Kericho', english, 'ru'],
    ['Russian for a title without letters above a Russian text', '2026', 'Чай из Кении.', 'ru'],
    ['Russian for a name above a Russian text', 'Jamhuri Day', 'Праздник в Москве.', 'ru'],
    ['English for an English text with Russian names', 'Tea', english, 'en'],
    ['English for a text without letters', '🎉', '…', 'en'],
  ])('is %s', async (_, title, text, language) => {
    const news = await create('news', { title, content: text });
    const link = { type: 'link', link: 'https://mfa.go.ke' };
    const notices = await create('notices', { ...link, title, description: text });
    expect([news.language, notices.language]).toEqual([language, language]);
  });

  it.each(tables)('is the one that staff select for %s, and no third one', async (table) => {
    expect((await create(table, { ...items[table], language: 'ru' })).language).toBe('ru');
    const { error } = await admin.from(table).insert({ ...items[table], language: 'sw' } as never);
    expect(error?.message).toContain(`${table}_language_known`);
  });
});

describe.each(tables)('the dates of both texts of %s', (table) => {
  it('change each with its own text alone', async () => {
    const { id, ...row } = await create(table);
    const before = datesOf(row);
    const original = await change(table, id, { title: 'Changed' });
    expect(original.text).toBeGreaterThan(Number(before.text));
    expect(original.translation).toBe(before.translation);
    const translated = await change(table, id, { translated_title: 'Иначе' });
    expect(translated.text).toBe(original.text);
    expect(translated.translation).toBeGreaterThan(Number(original.translation));
  });

  it('stay the same when no text changes', async () => {
    const { id, ...row } = await create(table);
    const shared = table === 'news' ? { youtube_url: null, additional_images: [] } : {};
    expect(await change(table, id, { ...shared, status: 'draft' })).toEqual(datesOf(row));
    expect(await change(table, id, { title: items[table].title })).toEqual(datesOf(row));
  });

  it('are those that a duplicate supplies, but not in the future', async () => {
    const supplied = {
      text_changed_at: '2020-01-02T00:00:00Z',
      translation_changed_at: '2099-01-01T00:00:00Z',
    };
    const { id, ...row } = await create(table, { ...items[table], ...supplied });
    expect(datesOf(row).text).toBe(time(supplied.text_changed_at));
    expect(datesOf(row).translation).toBeLessThanOrEqual(Date.now() + 60_000);
  });
});
