import { describe, expect, it } from 'vitest';
import type { Item } from '../../../src/staff/kinds/kinds';
import { merge, toValues } from '../../../src/staff/kinds/values';
import { newsRow, noticeRow } from '../../support/screens/builders';

const rows = { news: newsRow(), notices: noticeRow() };

/** Merges a form without changes with the item that a colleague has saved. */
const merged = (kind: 'news' | 'notices', theirs: object) => {
  const item: Item<typeof kind> = rows[kind];
  const initial = toValues(kind, item);
  return merge(kind, { item, initial, values: initial }, { ...item, ...theirs });
};

/** A column of each type of field that both languages share. */
const SHARED = {
  news: {
    slug: 'other',
    status: 'draft',
    published_at: '2026-11-21T09:00:00+00:00',
    category: 'Sport',
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    featured_image_url: '/scenes/dhow-coast.svg',
  },
  notices: {
    link: 'https://mfa.go.ke/other',
    type: 'document',
    status: 'draft',
    starts_at: '2026-11-19T09:00:00+00:00',
    ends_at: '2027-01-01T09:00:00+00:00',
    pinned: true,
  },
};

describe.each(['news', 'notices'] as const)(
  'merging the %s form with the save of a colleague',
  (kind) => {
    it('takes over their text', () => {
      expect(merged(kind, { title: 'Their title' })).toMatchObject({ title_en: 'Their title' });
    });

    it.each(Object.entries(SHARED[kind]))(
      'is refused where they have changed %s, so that a save asks',
      (column, value) => {
        expect(merged(kind, { [column]: value })).toBeNull();
      },
    );
  },
);
