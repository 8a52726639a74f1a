import { describe, expect, it } from 'vitest';
import { imageKey } from '../../src/site/data/news/imageRefs';
import { allKinds, type Item, type Kind, type Values } from '../../src/staff/kinds/kinds';
import { entriesOf, toValues } from '../../src/staff/kinds/values';
import { changedColumns, startOf } from '../../src/staff/revisions/columns';
import { alertRow, newsRow, noticeRow } from '../support/screens/builders';
import { STORE } from '../support/store/fileServer';

/** What a form contains becomes columns of the row of its item, and these a form again. */

const texts = { en: { alt: 'A cup', caption: '' }, ru: { alt: '', caption: 'Чашка' } };
const photo = { url: `${STORE}/news/cup-of-tea.jpg`, texts };
const paper = `${STORE}/notices/order.pdf`;

/** A value of each field, as a person types it, another one than that of the rows below. */
const TYPED: { [K in Kind]: Values<K> } = {
  news: {
    title_en: 'Tea',
    title_ru: 'Чай',
    content_en: 'Taste it.',
    content_ru: 'Попробуйте.',
    images: { featured: photo, additional: [] },
    // In the past, which the form of a draft shows only while it is typed.
    published_at: '2026-03-01T10:00',
    category: 'text:Sport',
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    slug: 'tea-2',
    status: 'draft',
  },
  notices: {
    title_en: 'Visit',
    title_ru: 'Приём',
    description_en: 'In Kazan',
    description_ru: 'В Казани',
    type: 'document',
    link: '',
    files: 'same',
    document_en: paper,
    document_ru: '',
    image_en: '',
    image_ru: '',
    starts_at: '2099-11-01T09:00',
    ends_at: '2099-11-25T00:00',
    pinned: 'yes',
    status: 'draft',
  },
  alerts: {
    level: 'emergency',
    text_en: 'Call us',
    text_ru: 'Звоните',
    link: 'https://mfa.go.ke',
    starts_at: '2099-11-01T09:00',
    ends_at: '2099-11-05T09:00',
  },
};

const ROWS = {
  news: newsRow({ status: 'draft' }),
  notices: noticeRow({ status: 'draft' }),
  alerts: alertRow(),
};

/** Opens a form with columns that were typed at a revision of the item. */
const reopened = (kind: Kind, columns: object, item: Item | undefined, revision?: number) =>
  startOf(kind, item as never, {
    mine: {
      columns: JSON.parse(JSON.stringify(columns)),
      baseRevision: revision ?? item?.revision ?? null,
      taken: null,
      at: new Date(),
    },
    others: [],
  });

describe.each(allKinds)('what is typed in a form of %s', (kind) => {
  it.each([
    ['a new item', undefined],
    ['a stored item', ROWS[kind]],
  ])('is in the form of %s again', (_, item) => {
    const columns = changedColumns(kind, { values: TYPED[kind] }, item as never);
    expect(reopened(kind, columns, item).shown.values).toEqual(TYPED[kind]);
    // A field that the values above lack is named here.
    expect(Object.keys(TYPED[kind]).sort()).toEqual(
      entriesOf(kind)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('is nothing where the form has what is stored', () => {
    const item = ROWS[kind] as Item;
    expect(changedColumns(kind, { values: toValues(kind, item as never) }, item as never)).toEqual(
      {},
    );
    expect(changedColumns(kind, { values: toValues(kind) })).toEqual({});
  });
});

describe('what is typed of an article', () => {
  const article = ROWS.news;
  const titled = (title_en: string) => ({ ...toValues('news', article), title_en });

  it('leaves what a colleague has saved since in other columns', () => {
    const columns = changedColumns('news', { values: titled('Mine') }, article);
    const saved = { ...article, revision: 2, category: 'Sport', category_id: null };
    const { shown, isOutdated } = reopened('news', columns, saved, 1);
    expect(shown.values).toMatchObject({ title_en: 'Mine', category: 'text:Sport' });
    expect(isOutdated).toBe(true);
  });

  it('is the text of its language where that is the only one left', () => {
    const values = { ...titled(''), content_en: '', title_ru: 'Чай', content_ru: 'Текст' };
    const columns = changedColumns('news', { values }, article);
    expect(reopened('news', columns, article).shown.values).toMatchObject({
      ...{ title_en: '', content_en: '', title_ru: 'Чай', content_ru: 'Текст' },
    });
  });

  it('shows an image where the text has that which it replaces', () => {
    const images = { featured: null, additional: [{ ...photo, key: 'abc' }] };
    const columns = changedColumns('news', {
      values: { ...titled('Tea'), images, content_en: '![](image:abc)' },
    });
    const values = reopened('news', columns, undefined).shown.values as Values<'news'>;
    const [image] = values.images.additional;
    expect(image).toMatchObject({ url: photo.url, texts: { en: texts.en } });
    expect(image?.key).toBeUndefined();
    expect(values.content_en).toBe(`![](image:${imageKey(photo.url)})`);
  });
});
