import { afterAll, describe, expect, it, vi } from 'vitest';
import { toEditable as toArticle } from '../../../src/staff/data/news/newsAdminRows';
import { toEditable as toNotice } from '../../../src/staff/data/notices/noticesAdminRows';
import { mergeNews } from '../../../src/staff/editor/news/newsChecks';
import { toImages } from '../../../src/staff/editor/news/newsImages';
import { toNewsValues } from '../../../src/staff/editor/news/newsSchema';
import { mergeNotice } from '../../../src/staff/editor/notice/noticeChecks';
import { toNoticeFiles } from '../../../src/staff/editor/notice/noticeFiles';
import { toNoticeValues } from '../../../src/staff/editor/notice/noticeValues';
import { newsRow, noticeRow } from '../../support/screens/builders';

// Both forms get a field more, to which nothing but their values refers.
const { withSource } = vi.hoisted(() => ({
  withSource:
    <Item, Values extends object>(toValues: (item?: Item) => Values) =>
    (item?: Item) => ({ ...toValues(item), source: Object(item).source ?? '' }),
}));

vi.mock('../../../src/staff/editor/news/newsSchema', async (original) => {
  const module = await original<typeof import('../../../src/staff/editor/news/newsSchema')>();
  return { ...module, toNewsValues: withSource(module.toNewsValues) };
});
vi.mock('../../../src/staff/editor/notice/noticeValues', async (original) => {
  const module = await original<typeof import('../../../src/staff/editor/notice/noticeValues')>();
  return { ...module, toNoticeValues: withSource(module.toNoticeValues) };
});

afterAll(() => {
  vi.doUnmock('../../../src/staff/editor/news/newsSchema');
  vi.doUnmock('../../../src/staff/editor/notice/noticeValues');
});

const article = { ...toArticle(newsRow()), source: 'Embassy' };
const notice = { ...toNotice(noticeRow()), source: 'Embassy' };

/** Merges a form without changes with the item that a colleague has saved. */
const merged = {
  news: (theirs: object) => {
    const [values, images] = [toNewsValues(article), toImages(article)];
    const edit = { initial: values, values, files: { initial: images, current: images } };
    return mergeNews(edit, article, { ...article, ...theirs });
  },
  notice: (theirs: object) => {
    const [values, files] = [toNoticeValues(notice), toNoticeFiles(notice)];
    const edit = { initial: values, values, files: { initial: files, current: files } };
    return mergeNotice(edit, notice, { ...notice, ...theirs });
  },
};

describe.each(['news', 'notice'] as const)(
  'merging the %s form with the save of a colleague',
  (kind) => {
    it('takes over their text', () => {
      expect(merged[kind]({ title: 'Their title' })).toMatchObject({ titleEn: 'Their title' });
    });

    it('is refused where they have changed any other field, so that a save asks', () => {
      expect(merged[kind]({ source: 'Ministry' })).toBeNull();
    });
  },
);
