import { describe, expect, it, vi } from 'vitest';
import { changesOf } from '../../../src/staff/data/history/auditEntries';
import { newsVersion, versionsOf } from '../../../src/staff/data/history/versions';
import { duplicate } from '../../../src/staff/data/news/newsActions';
import * as newsAdmin from '../../../src/staff/data/news/newsAdmin';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** Articles in two languages as staff write them, on the migrated schema. */
withStaff();

const image = '/scenes/tea-hills.svg';
const english = {
  title: 'Tea tasting',
  content: 'Come and taste.',
  imageTexts: { [image]: { alt: 'Tea' } },
};
const russian = {
  title: 'Дегустация чая',
  content: 'Приходите.',
  imageTexts: { [image]: { alt: 'Чай', caption: 'Керичо' } },
};
const article = {
  ...english,
  language: 'en',
  translation: russian,
  status: 'draft',
  featuredImageUrl: image,
} as const;

const create = async (input: newsAdmin.NewsInput = article) =>
  dataOf(await newsAdmin.create(input));

describe('an article in two languages', () => {
  it('is stored and read with both texts, changed at the same instant', async () => {
    const made = await create();
    const stored = dataOf(await newsAdmin.get(made.id));
    expect(stored).toMatchObject({ ...english, language: 'en', translation: russian });
    expect(stored.translationChangedAt).toEqual(stored.textChangedAt);
    expect(dataOf(await newsAdmin.list({ page: 1, search: russian.title })).items).toMatchObject([
      { id: made.id, language: 'en', title: english.title, translatedTitle: russian.title },
    ]);
  });

  it('has a newer date for the text that a save changes', async () => {
    const { id } = await create();
    const saved = dataOf(await newsAdmin.update(id, { ...article, content: 'Come at ten.' }));
    expect(Number(saved.textChangedAt)).toBeGreaterThan(Number(saved.translationChangedAt));
  });

  it('loses its translation, and keeps one that a save leaves out', async () => {
    const { id } = await create();
    const { translation: _left, ...without } = article;
    expect(dataOf(await newsAdmin.update(id, without)).translation).toEqual(russian);
    const saved = dataOf(await newsAdmin.update(id, { ...without, translation: null }));
    expect(saved).toMatchObject({ translation: null, translationChangedAt: null });
  });

  it('becomes one in the other language when its original is removed', async () => {
    const made = await create();
    const input = { ...article, ...russian, language: 'ru', translation: null } as const;
    const saved = dataOf(await newsAdmin.update(made.id, input));
    expect(saved).toMatchObject({ ...russian, language: 'ru', translation: null });
    expect(saved.slug).toBe(made.slug);
  });

  it('has a transliterated slug where it is in Russian only', async () => {
    const { title, content } = russian;
    const made = await create({
      title,
      content,
      language: 'ru',
      translation: null,
      status: 'draft',
    });
    expect(made).toMatchObject({ slug: 'degustatsiya-chaya', language: 'ru', translation: null });
  });

  it('is duplicated with both texts, each title marked in its language', async () => {
    const { id } = await create();
    const copy = dataOf(await duplicate(id, (title, language) => `${title} (${language})`));
    expect(copy).toMatchObject({
      ...english,
      title: 'Tea tasting (en)',
      language: 'en',
      translation: { ...russian, title: 'Дегустация чая (ru)' },
    });
  });

  it('has versions with both texts, and audit entries that name what changed', async () => {
    const { id } = await create();
    const changed = { ...russian, title: 'Чай' };
    dataOf(await newsAdmin.update(id, { ...article, translation: changed }));
    const versions = dataOf(await versionsOf('news', id));
    const texts = await Promise.all(versions.map(async (at) => dataOf(await newsVersion(at))));
    expect(texts).toMatchObject([
      { ...english, language: 'en', translation: changed },
      { ...english, language: 'en', translation: russian },
    ]);
    expect(dataOf(await changesOf('news', id))[0]?.changes).toEqual({
      translated_title: [russian.title, 'Чай'],
    });
  });
});
