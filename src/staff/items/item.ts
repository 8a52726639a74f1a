import type { EditableNews } from '../data/news/newsAdmin';
import type { EditableNotice } from '../data/notices/noticesAdmin';

/** What stored items share. */
export interface StoredItem {
  id: string;
  /** Increases with each save; an update compares it (optimistic locking). */
  revision: number;
  updatedAt: Date;
}

/** Article, notice or alert, named after its table and its path segment in the staff area. */
export type ItemType = 'news' | 'notices' | 'alerts';

export type ListedType = Exclude<ItemType, 'alerts'>;

/**
 * The images of an article, or of a version of it: the featured one first. URLs outside the Blob
 * store are included; `storeUrls` leaves them out.
 */
export const newsUrls = ({
  featuredImageUrl,
  additionalImages,
}: Pick<EditableNews, 'featuredImageUrl' | 'additionalImages'>): string[] => [
  ...(featuredImageUrl ? [featuredImageUrl] : []),
  ...additionalImages,
];

/** The files of a notice, or of a version of it: one for both languages, or one for each. */
export const noticeUrls = ({
  fileUrl,
  translation,
}: Pick<EditableNotice, 'fileUrl' | 'translation'>): string[] =>
  [fileUrl, translation?.fileUrl].filter((url) => typeof url === 'string');
