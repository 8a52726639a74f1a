import { describe, expect, it } from 'vitest';
import { draftValues, startOf } from '../../src/staff/drafts/formStart';
import type { Item, Kind, Values } from '../../src/staff/kinds/kind';
import { allKinds, toValues } from '../../src/staff/kinds/kinds';
import { alertRow, newsRow, noticeRow } from '../support/screens/builders';
import { STORE } from '../support/store/fileServer';

/** What a form contains becomes a draft, and the draft a form again. */

const texts = { en: { alt: 'A cup', caption: '' }, ru: { alt: '', caption: 'Чашка' } };
const photo = { url: `${STORE}/news/cup-of-tea.jpg`, texts };
const paper = `${STORE}/notices/order.pdf`;

/** A typed value of each field, which differs from the rows below. */
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
    pinned: true,
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

/** Opens a form with a draft that was begun at a revision of the item. */
const reopened = (kind: Kind, values: object, item: Item | undefined, revision?: number) =>
  startOf(kind, item as never, {
    mine: {
      values: JSON.parse(JSON.stringify(values)),
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
    const draft = draftValues(kind, TYPED[kind], item as never);
    expect(reopened(kind, draft, item).shown.values).toEqual(TYPED[kind]);
  });

  it('is nothing where the form has what is stored', () => {
    const item = ROWS[kind] as Item;
    const stored = toValues(kind, item as never);
    expect(draftValues(kind, stored, item as never)).toEqual({});
    expect(draftValues(kind, toValues(kind), undefined)).toEqual({});
    expect(reopened(kind, stored, item)).toMatchObject({ isTyped: false });
  });
});

describe('what is typed of an article', () => {
  it('is shown as it was typed after a colleague has saved, and is outdated', () => {
    const article = ROWS.news;
    const values = { ...toValues('news', article), title_en: 'Mine' };
    const saved = { ...article, revision: 2, category: 'Sport', category_id: null };
    const { shown, isOutdated } = reopened('news', values, saved, 1);
    expect(shown.values).toEqual({ ...values, published_at: '' });
    expect(isOutdated).toBe(true);
  });

  it('has no chosen file, which JSON cannot store', () => {
    const source = new File(['x'], 'cup.jpg');
    const images = { featured: { ...photo, source }, additional: [] };
    const typed = { ...TYPED.news, images };
    expect(draftValues('news', typed, undefined)).toEqual(TYPED.news);
  });
});
