import { describe, expect, it, vi } from 'vitest';
import * as items from '../../../src/staff/data/items/items';
import type { Item } from '../../../src/staff/kinds/kinds';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** Articles in two languages as staff write them, on the migrated schema. */
withStaff();

const image = '/scenes/tea-hills.svg';
const english = {
  title: 'Tea tasting',
  content: 'Come and taste.',
  image_texts: { [image]: { alt: 'Tea' } },
};
const russian = {
  title: 'Дегустация ройбуша',
  content: 'Приходите.',
  image_texts: { [image]: { alt: 'Чай', caption: 'Керичо' } },
};
/** The columns of a translation; null for none. */
const translated = (texts: typeof russian | null) => ({
  translated_title: texts?.title ?? null,
  translated_content: texts?.content ?? null,
  translated_image_texts: texts?.image_texts ?? {},
});

const article = {
  ...english,
  language: 'en',
  ...translated(russian),
  status: 'draft',
  featured_image_url: image,
} as const;

const create = async (columns: Partial<Item<'news'>> = article) =>
  dataOf(await items.get('news', dataOf(await items.create('news', columns)).id));

const update = async (id: string, columns: Partial<Item<'news'>>) => {
  dataOf(await items.update('news', id, columns));
  return dataOf(await items.get('news', id));
};

describe('an article in two languages', () => {
  it('is stored and read with both texts, changed at the same instant', async () => {
    const made = await create();
    const stored = dataOf(await items.get('news', made.id));
    expect(stored).toMatchObject({ ...english, language: 'en', ...translated(russian) });
    expect(stored.translation_changed_at).toBe(stored.text_changed_at);
    expect(
      dataOf(await items.list('news', { page: 1, search: russian.title })).items,
    ).toMatchObject([
      { id: made.id, language: 'en', title: english.title, translated_title: russian.title },
    ]);
  });

  it('loses its translation, and keeps one that a save leaves out', async () => {
    const { id } = await create();
    expect(await update(id, english)).toMatchObject(translated(russian));
    const saved = await update(id, { ...english, ...translated(null) });
    expect(saved).toMatchObject({ ...translated(null), translation_changed_at: null });
  });

  it('becomes one in the other language when its original is removed', async () => {
    const made = await create();
    const columns = { ...article, ...russian, language: 'ru', ...translated(null) } as const;
    const saved = await update(made.id, columns);
    expect(saved).toMatchObject({ ...russian, language: 'ru', ...translated(null) });
    expect(saved.slug).toBe(made.slug);
  });

  it('is duplicated with both texts, out of date as it is, each title marked in its language', async () => {
    const { id } = await create();
    dataOf(await items.update('news', id, { content: 'Changed' }));
    const made = await items.duplicate('news', id, ({ title, translated_title }) => ({
      title: `${title} (en)`,
      translated_title: `${translated_title} (ru)`,
    }));
    const copy = dataOf(await items.get('news', dataOf(made).id));
    expect(copy).toMatchObject({
      content: 'Changed',
      title: 'Tea tasting (en)',
      language: 'en',
      translation_state: 'outdated',
      ...translated({ ...russian, title: 'Дегустация ройбуша (ru)' }),
    });
  });
});
