import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import type { NewsVersion, NoticeVersion } from '../../../services/history/versions';
import * as news from '../../../services/news/newsAdmin';
import * as notices from '../../../services/notices/noticesAdmin';
import { savePlan } from '../../files/save/savePlan';
import { afterChange } from '../../items/afterChange';
import { newsUrls, noticeUrls } from '../../items/storedFiles';

/** What a version was saved as, and the files it could not have back. */
export interface RestoredVersion<Item> {
  item: Item;
  /** Urls of files that are no longer in the store. */
  gone: string[];
}

/**
 * Saves a version of an article over what is stored now; address, status and date stay. Pictures that
 * are no longer in the store are left out. Those that the article shows now are not deleted: the way
 * back shall be open (docs/decisions/0021-versions.md).
 */
export async function restoreNews(
  version: NewsVersion,
  current: news.EditableNews,
): Promise<Result<RestoredVersion<news.EditableNews>>> {
  const missing = await missingOf(newsUrls(version), newsUrls(current));
  if (!missing.success) return missing;
  const stays = (url: string) => !missing.data.includes(url);
  const { title, content, categoryId, categoryText, imageTexts, youtubeUrl } = version;
  const { featuredImageUrl, additionalImages } = version;
  const input = {
    title,
    content,
    status: current.status,
    categoryId,
    category: categoryText,
    featuredImageUrl: featuredImageUrl && stays(featuredImageUrl) ? featuredImageUrl : null,
    additionalImages: additionalImages.filter(stays),
    imageTexts,
    youtubeUrl,
  };
  const saved = await afterChange('news', news.update(current.id, input, current.version));
  return saved.success ? succeed({ item: saved.data, gone: missing.data }) : saved;
}

/** The same for a notice; one whose file is gone keeps what it opens now. */
export async function restoreNotice(
  version: NoticeVersion,
  current: notices.Notice,
): Promise<Result<RestoredVersion<notices.Notice>>> {
  const missing = await missingOf(noticeUrls(version), noticeUrls(current));
  if (!missing.success) return missing;
  const { title, description } = version;
  const { type, link, fileUrl } = missing.data.length > 0 ? current : version;
  const input = { title, description, type, link, fileUrl };
  const saved = await afterChange('notices', notices.update(current.id, input, current.version));
  return saved.success ? succeed({ item: saved.data, gone: missing.data }) : saved;
}

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
