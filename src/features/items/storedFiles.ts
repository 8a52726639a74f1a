import type { EditableNews } from '../../services/news/newsAdmin';
import type { EditableNotice } from '../../services/notices/noticesAdmin';

/**
 * Returns the URLs of the images that an article, or a version of it, uses: the featured one first, then the
 * additional ones in their order. Empty without images. Includes URLs outside the Blob store; `storeUrls`
 * leaves them out.
 */
export const newsUrls = ({
  featuredImageUrl,
  additionalImages,
}: Pick<EditableNews, 'featuredImageUrl' | 'additionalImages'>): string[] => [
  ...(featuredImageUrl ? [featuredImageUrl] : []),
  ...additionalImages,
];

/**
 * Returns the URLs of the documents or images that a notice, or a version of it, opens: one for both languages,
 * or one for each; empty for a notice of type link, which has no file (R4.5).
 */
export const noticeUrls = ({
  fileUrl,
  translation,
}: Pick<EditableNotice, 'fileUrl' | 'translation'>): string[] =>
  [fileUrl, translation?.fileUrl].filter((url) => typeof url === 'string');
