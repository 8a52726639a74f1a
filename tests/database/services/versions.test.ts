import { describe, expect, it, vi } from 'vitest';
import { changesOf } from '../../../src/staff/data/history/auditEntries';
import * as bin from '../../../src/staff/data/history/bin';
import {
  MAX_VERSIONS,
  newsVersion,
  noticeVersion,
  versionsOf,
} from '../../../src/staff/data/history/versions';
import { setStatus } from '../../../src/staff/data/news/newsActions';
import * as newsAdmin from '../../../src/staff/data/news/newsAdmin';
import * as noticesAdmin from '../../../src/staff/data/notices/noticesAdmin';
import { DEMO_VISITOR } from '../../../supabase/embedded';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** Each save stores a version; the newest 50 of an item are retained. */

const { backend, admin } = withStaff();

const draft = { title: 'Чай', content: 'Первый текст', status: 'draft' } as const;

describe('a save', () => {
  it('stores a version with every field of the form; the newest equals the stored row', async () => {
    const [image, other] = ['/scenes/tea-hills.svg', '/scenes/dhow-coast.svg'];
    const full = {
      ...draft,
      category: 'Спорт',
      featuredImageUrl: image,
      additionalImages: [other],
      imageTexts: { [other]: { caption: 'A dhow' } },
      youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
    };
    const { id } = dataOf(await newsAdmin.create(full));
    dataOf(
      await newsAdmin.update(id, {
        ...draft,
        content: 'Второй',
        featuredImageUrl: null,
        additionalImages: [],
        imageTexts: {},
        youtubeUrl: null,
      }),
    );
    const [now, then] = dataOf(await versionsOf('news', id));
    const { status: _status, category, ...words } = full;
    expect(dataOf(await newsVersion(then ?? 0))).toEqual({
      ...words,
      categoryId: null,
      categoryText: category,
      language: 'ru',
      translation: null,
    });
    expect(dataOf(await newsVersion(now ?? 0))).toMatchObject({
      content: 'Второй',
      featuredImageUrl: null,
      additionalImages: [],
      youtubeUrl: null,
    });
    // Audit entries name the version's author.
    const entries = dataOf(await changesOf('news', id)).map((change) => change.id);
    expect(entries).toEqual([now, then]);
    dataOf(await newsAdmin.remove(id));
  });

  it('of a notice stores a version, too', async () => {
    const link = 'https://mfa.go.ke';
    const hours = { title: 'Hours', description: 'Old', type: 'link', link } as const;
    const { id } = dataOf(await noticesAdmin.create(hours));
    const fileUrl = '/scenes/tea-hills.svg';
    const translation = { title: 'Часы', description: '', fileUrl: '/scenes/dhow-coast.svg' };
    const image = { title: 'Hours', description: '', type: 'image', fileUrl, translation } as const;
    dataOf(await noticesAdmin.update(id, image));
    const [now, then] = dataOf(await versionsOf('notices', id));
    expect(dataOf(await noticeVersion(then ?? 0))).toEqual({
      ...hours,
      fileUrl: null,
      language: 'en',
      translation: null,
    });
    expect(dataOf(await noticeVersion(now ?? 0))).toMatchObject({ ...image, language: 'en' });
    dataOf(await noticesAdmin.remove(id));
  });

  it('without changes stores no version; a change of status stores one', async () => {
    const { id } = dataOf(await newsAdmin.create(draft));
    dataOf(await newsAdmin.update(id, draft));
    expect(dataOf(await versionsOf('news', id))).toHaveLength(1);
    dataOf(await setStatus(id, 'published'));
    expect(dataOf(await versionsOf('news', id))).toHaveLength(2);
    expect(dataOf(await changesOf('news', id))).toHaveLength(3);
    dataOf(await newsAdmin.remove(id));
  });
});

describe('the versions of an item', () => {
  it('are the newest 50', async () => {
    const { id } = dataOf(await newsAdmin.create(draft));
    for (let save = 1; save <= MAX_VERSIONS; save += 1) {
      await admin()
        .from('news')
        .update({ title: `Save ${save}` })
        .eq('id', id)
        .throwOnError();
    }
    const ids = dataOf(await versionsOf('news', id));
    expect(ids).toHaveLength(MAX_VERSIONS);
    expect(dataOf(await newsVersion(ids.at(-1) ?? 0)).title).toBe('Save 1');
    expect(dataOf(await newsVersion(ids[0] ?? 0)).title).toBe(`Save ${MAX_VERSIONS}`);
    dataOf(await newsAdmin.remove(id));
  });

  it('are retained while the item is in the bin and after its restore', async () => {
    const { id } = dataOf(await newsAdmin.create(draft));
    dataOf(await newsAdmin.update(id, { ...draft, title: 'Кофе' }));
    const before = dataOf(await versionsOf('news', id));
    dataOf(await newsAdmin.remove(id));
    expect(dataOf(await versionsOf('news', id))).toEqual(before);
    dataOf(await bin.restore({ kind: 'news', id }));
    expect(dataOf(await versionsOf('news', id))).toEqual(before);
    dataOf(await newsAdmin.remove(id));
  });

  it('are written by no role, and their entries are changed by no role', async () => {
    const { id } = dataOf(await newsAdmin.create(draft));
    const [version = 0] = dataOf(await versionsOf('news', id));
    const member = await backend().signIn(DEMO_VISITOR);
    for (const client of [backend().visitor(), member, admin()]) {
      const emptied = { snapshot: null, files: null };
      const { error } = await client
        .from('audit')
        .update(emptied as never)
        .eq('id', version);
      expect(error?.code).toBe('42501');
    }
    dataOf(await newsAdmin.remove(id));
  });
});
