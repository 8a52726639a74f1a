import type { EditableNews } from '../../services/newsAdmin';
import type { Notice } from '../../services/noticesAdmin';

/** The files that an article's row uses. */
export const newsUrls = ({ featuredImageUrl, additionalImages }: EditableNews): string[] => [
  ...(featuredImageUrl ? [featuredImageUrl] : []),
  ...additionalImages,
];

/** The file that a notice's row uses. */
export const noticeUrls = ({ fileUrl }: Notice): string[] => (fileUrl ? [fileUrl] : []);
