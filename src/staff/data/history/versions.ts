import type { Result } from '../../../lib/http/result';
import type { Language } from '../../../lib/i18n/languages';
import type { ImageTexts } from '../../../lib/text/imageTexts';
import type { Alert, AlertLevel } from '../../../services/alerts/alertRows';
import type { NoticeType } from '../../../services/notices/noticeRows';
import type { EditableNews, NewsTexts } from '../news/newsAdminRows';
import type { EditableNotice, NoticeTranslation } from '../notices/noticesAdminRows';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import type { AuditEntry } from './auditEntries';

/** How many versions of an item the database retains (decision 0021). */
export const MAX_VERSIONS = 50;

/** The fields that restoring a version of an article sets; not the slug, the status or the date (decision 0021). */
export type NewsVersion = Pick<
  EditableNews,
  | 'title'
  | 'content'
  | 'language'
  | 'translation'
  | 'categoryId'
  | 'categoryText'
  | 'featuredImageUrl'
  | 'additionalImages'
  | 'imageTexts'
  | 'youtubeUrl'
>;

/** The fields that restoring a version of an alert sets; not its period (decision 0034). */
export type AlertVersion = Pick<Alert, 'level' | 'textEn' | 'textRu' | 'link'>;

/** The fields that restoring a version of a notice sets; not the status, the period or the pin. */
export type NoticeVersion = Pick<
  EditableNotice,
  'title' | 'description' | 'type' | 'link' | 'fileUrl' | 'language' | 'translation'
>;

/**
 * Newest first, at most 50; the first is the current state (decision 0021). A version has the id of its audit entry. Empty for
 * an unknown id. Fails with `notFound` where the id is not a UUID, and with the codes of {@link withStaffSession}.
 */
export const versionsOf = (
  kind: AuditEntry['kind'],
  item: string,
  signal?: AbortSignal,
): Promise<Result<number[]>> =>
  withStaffSession('versionsFetch', async (db) => {
    const entries = db.from('audit').select('id').eq('kind', kind).eq('item_id', assertUuid(item));
    const newest = entries.not('snapshot', 'is', null).order('id', { ascending: false });
    const request = signal ? newest.abortSignal(signal) : newest;
    return (await request.retry(false).throwOnError()).data.map(({ id }) => id);
  });

/** Each URL once; empty for an unknown id. Fails as {@link versionsOf} does. */
export const filesOfVersions = (
  kind: AuditEntry['kind'],
  item: string,
): Promise<Result<string[]>> =>
  withStaffSession('versionsFetch', async (db) => {
    const entries = db.from('audit').select('files').eq('kind', kind);
    const query = entries.eq('item_id', assertUuid(item)).not('files', 'is', null);
    const { data } = await query.retry(false).throwOnError();
    return [...new Set(data.flatMap(({ files }) => files ?? []))];
  });

/**
 * Fields that its time did not have are empty. Fails with `notFound` where the database, which retains the newest 50, no longer
 * has it, and with the codes of {@link withStaffSession}.
 * @param id one of {@link versionsOf}
 */
export const newsVersion = (id: number): Promise<Result<NewsVersion>> =>
  storedVersion(id, (snapshot) => ({
    title: text(snapshot.title),
    content: text(snapshot.content),
    language: snapshot.language as Language,
    translation: newsTranslation(snapshot),
    categoryId: optional(snapshot.category_id),
    categoryText: snapshot.category_id ? null : optional(snapshot.category),
    featuredImageUrl: optional(snapshot.featured_image_url),
    additionalImages: Array.isArray(snapshot.additional_images) ? snapshot.additional_images : [],
    imageTexts: Object(snapshot.image_texts) as ImageTexts,
    youtubeUrl: optional(snapshot.youtube_url),
  }));

const newsTranslation = (snapshot: Record<string, unknown>): NewsTexts | null =>
  snapshot.translated_title
    ? {
        title: text(snapshot.translated_title),
        content: text(snapshot.translated_content),
        imageTexts: Object(snapshot.translated_image_texts) as ImageTexts,
      }
    : null;

/** As {@link newsVersion}. */
export const noticeVersion = (id: number): Promise<Result<NoticeVersion>> =>
  storedVersion(id, (snapshot) => ({
    title: text(snapshot.title),
    description: text(snapshot.description),
    language: snapshot.language as Language,
    translation: noticeTranslation(snapshot),
    type: text(snapshot.type) as NoticeType,
    link: optional(snapshot.link),
    fileUrl: optional(snapshot.file_url),
  }));

/** As {@link newsVersion}. */
export const alertVersion = (id: number): Promise<Result<AlertVersion>> =>
  storedVersion(id, (snapshot) => ({
    level: text(snapshot.level) as AlertLevel,
    textEn: text(snapshot.text_en),
    textRu: text(snapshot.text_ru),
    link: optional(snapshot.link),
  }));

const noticeTranslation = (snapshot: Record<string, unknown>): NoticeTranslation | null =>
  snapshot.translated_title
    ? {
        title: text(snapshot.translated_title),
        description: text(snapshot.translated_description),
        fileUrl: optional(snapshot.translated_file_url),
      }
    : null;

const storedVersion = <Version>(
  id: number,
  read: (snapshot: Record<string, unknown>) => Version,
): Promise<Result<Version>> =>
  withStaffSession('versionsFetch', async (db) => {
    const query = db.from('audit').select('snapshot').eq('id', id).not('snapshot', 'is', null);
    return read(Object(singleRow((await query.retry(false).throwOnError()).data).snapshot));
  });

// `audit.snapshot` has the columns of its time: one that was added later is missing (decision 0021).
const text = (value: unknown): string => String(value ?? '');
const optional = (value: unknown): string | null => (value ? String(value) : null);
