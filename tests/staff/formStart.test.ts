import { describe, expect, it } from 'vitest';
import { changesItem, draftSnapshot, draftValues } from '../../src/staff/drafts/formStart';
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
    file: paper,
    file_ru: '',
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

/** Returns what the form of an item shows of a draft. */
const reopened = (kind: Kind, values: object, item: Item | undefined) => {
  const draft = { values: JSON.parse(JSON.stringify(values)), baseRevision: 1, taken: null };
  return draftSnapshot(kind, draft, item as never).values;
};

describe.each(allKinds)('what is typed in a form of %s', (kind) => {
  it.each([
    ['a new item', undefined],
    ['a stored item', ROWS[kind]],
  ])('is in the form of %s again', (_, item) => {
    const draft = draftValues(kind, TYPED[kind], item as never);
    expect(reopened(kind, draft, item)).toEqual(TYPED[kind]);
  });

  it('is nothing where the form has what is stored', () => {
    const item = ROWS[kind] as Item;
    const stored = toValues(kind, item as never);
    expect(draftValues(kind, stored, item as never)).toEqual({});
    expect(draftValues(kind, toValues(kind), undefined)).toEqual({});
    expect(changesItem(kind, reopened(kind, stored, item), item as never)).toBe(false);
  });
});

it('what is typed of an article is shown as it was typed after a colleague has saved', () => {
  const article = ROWS.news;
  const values = { ...toValues('news', article), title_en: 'Mine' };
  const saved = { ...article, revision: 2, category: 'Sport', category_id: null };
  expect(reopened('news', values, saved)).toEqual({ ...values, published_at: '' });
});

it.each<[Kind, string, unknown]>([
  ['news', 'images', { featured: null, additional: [null] }],
  ['news', 'images', { featured: { url: 'x', texts: { en: { alt: 5 } } }, additional: [] }],
  ['news', 'images', { featured: {}, additional: [] }],
  ['news', 'content_ru', ['x']],
  ['news', 'published_at', 5],
  ['alerts', 'level', 'x'],
])(
  'of %s a value %s that a hand-made request has stored, %j, is the stored one',
  (kind, name, value) => {
    const stored = toValues(kind, ROWS[kind] as never) as Record<string, unknown>;
    expect(reopened(kind, { ...stored, [name]: value }, ROWS[kind])).toEqual(stored);
  },
);
