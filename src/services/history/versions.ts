import type { Result } from '../../lib/http/result';
import type { ImageTexts } from '../../lib/text/imageTexts';
import type { EditableNews } from '../news/newsAdminRows';
import type { Notice, NoticeType } from '../notices/noticeRows';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';

/** How many versions of an item the database keeps; docs/decisions/0021-versions.md. */
export const VERSIONS_KEPT = 50;

/** What a version of an article brings back; address, status and date are not among it. */
export type NewsVersion = Pick<
  EditableNews,
  | 'title'
  | 'content'
  | 'categoryId'
  | 'categoryText'
  | 'featuredImageUrl'
  | 'additionalImages'
  | 'imageTexts'
  | 'youtubeUrl'
>;

/** What a version of a notice brings back. */
export type NoticeVersion = Pick<Notice, 'title' | 'description' | 'type' | 'link' | 'fileUrl'>;

/**
 * The versions that are kept of an article or a notice, newest first: the ids of the entries of its
 * list of changes (`changesOf`). The first is what is stored now. Text of a failure: versionsFetch.
 */
export const versionsOf = (item: string, signal?: AbortSignal): Promise<Result<number[]>> =>
  withStaffSession('versionsFetch', async (db) => {
    const query = db.from('versions').select('id').eq('item', assertUuid(item));
    const newest = query.order('id', { ascending: false });
    const asked = signal ? newest.abortSignal(signal) : newest;
    return (await asked.retry(false).throwOnError()).data.map(({ id }) => id);
  });

/** The urls of the files that any version of an item names. Text of a failure: versionsFetch. */
export const filesOfVersions = (item: string): Promise<Result<string[]>> =>
  withStaffSession('versionsFetch', async (db) => {
    const query = db.from('versions').select('files').eq('item', assertUuid(item));
    const { data } = await query.retry(false).throwOnError();
    return [...new Set(data.flatMap(({ files }) => files))];
  });

/** A version of an article. `notFound`: only the newest 50 are kept. Text: versionsFetch. */
export const newsVersion = (id: number): Promise<Result<NewsVersion>> =>
  storedVersion(id, (stored) => ({
    title: text(stored.title),
    content: text(stored.content),
    categoryId: optional(stored.category_id),
    categoryText: stored.category_id ? null : optional(stored.category),
    featuredImageUrl: optional(stored.featured_image_url),
    additionalImages: Array.isArray(stored.additional_images) ? stored.additional_images : [],
    imageTexts: Object(stored.image_texts) as ImageTexts,
    youtubeUrl: optional(stored.youtube_url),
  }));

/** A version of a notice. `notFound`: only the newest 50 are kept. Text: versionsFetch. */
export const noticeVersion = (id: number): Promise<Result<NoticeVersion>> =>
  storedVersion(id, (stored) => ({
    title: text(stored.title),
    description: text(stored.description),
    type: text(stored.type) as NoticeType,
    link: optional(stored.link),
    fileUrl: optional(stored.file_url),
  }));

const storedVersion = <Version>(
  id: number,
  read: (stored: Record<string, unknown>) => Version,
): Promise<Result<Version>> =>
  withStaffSession('versionsFetch', async (db) => {
    const query = db.from('versions').select('stored').eq('id', id);
    return read(singleRow((await query.retry(false).throwOnError()).data).stored);
  });

// The database wrote these from columns of its own; one that came later is missing.
const text = (value: unknown): string => String(value ?? '');
const optional = (value: unknown): string | null => (value ? String(value) : null);
