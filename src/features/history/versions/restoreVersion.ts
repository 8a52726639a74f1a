import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import type { NewsVersion, NoticeVersion } from '../../../services/history/versions';
import * as news from '../../../services/news/newsAdmin';
import * as notices from '../../../services/notices/noticesAdmin';
import { savePlan } from '../../files/save/savePlan';
import { afterChange } from '../../items/afterChange';
import type { ItemKind } from '../../items/itemKind';
import { newsUrls, noticeUrls } from '../../items/storedFiles';

/** What a version was saved as, and the files that could not be restored. */
export interface RestoredVersion<Item> {
  item: Item;
  /** URLs of files that are no longer in the store. */
  gone: string[];
}

interface Restoring<Version, Item extends Version, Input> {
  kind: ItemKind;
  urlsOf: (version: Version) => string[];
  /** What to save; without the files that are `gone`. */
  toInput: (version: Version, current: Item, gone: string[]) => Input;
  update: (id: string, input: Input, version: string) => Promise<Result<Item>>;
}

/**
 * Saves a version over what is stored now: `conflict` where a colleague has saved since. No files are
 * deleted, so that this can be undone (decision 0021).
 */
const restoreWith =
  <Version, Item extends Version & { id: string; version: string }, Input>({
    kind,
    urlsOf,
    toInput,
    update,
  }: Restoring<Version, Item, Input>) =>
  async (version: Version, current: Item): Promise<Result<RestoredVersion<Item>>> => {
    const gone = await missingOf(urlsOf(version), urlsOf(current));
    if (!gone.success) return gone;
    const input = toInput(version, current, gone.data);
    const saved = await afterChange(kind, update(current.id, input, current.version));
    return saved.success ? succeed({ item: saved.data, gone: gone.data }) : saved;
  };

/** Restores a version of an article, but for its slug, status and date. Missing pictures are left out. */
export const restoreNews = restoreWith<NewsVersion, news.EditableNews, news.NewsInput>({
  kind: 'news',
  urlsOf: newsUrls,
  toInput: (version, { status }, gone) => {
    const { title, content, categoryId, categoryText, imageTexts, youtubeUrl } = version;
    const { featuredImageUrl, additionalImages } = version;
    const stays = (url: string) => !gone.includes(url);
    return {
      title,
      content,
      status,
      categoryId,
      category: categoryText,
      featuredImageUrl: featuredImageUrl && stays(featuredImageUrl) ? featuredImageUrl : null,
      additionalImages: additionalImages.filter(stays),
      imageTexts,
      youtubeUrl,
    };
  },
  update: news.update,
});

/** Restores a version of a notice; one whose file is missing keeps what it opens now. */
export const restoreNotice = restoreWith<NoticeVersion, notices.Notice, notices.NoticeInput>({
  kind: 'notices',
  urlsOf: noticeUrls,
  toInput: ({ title, description, ...version }, current, gone) => {
    const { type, link, fileUrl } = gone.length > 0 ? current : version;
    return { title, description, type, link, fileUrl };
  },
  update: notices.update,
});

/** The files of a version that are no longer in the store; those shown now are there. */
async function missingOf(wanted: string[], shown: string[]): Promise<Result<string[]>> {
  const missing: string[] = [];
  // Of our own store; the drawings of the site are always there.
  for (const url of savePlan(wanted, []).unused) {
    if (shown.includes(url)) continue;
    const there = await isStored(url);
    if (!there.success) return there;
    if (!there.data) missing.push(url);
  }
  return succeed(missing);
}
