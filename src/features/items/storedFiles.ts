import type { EditableNews } from '../../services/news/newsAdmin';
import type { Notice } from '../../services/notices/noticesAdmin';

/** The files that an article's row, or a version of it, uses. */
export const newsUrls = ({
  featuredImageUrl,
  additionalImages,
}: Pick<EditableNews, 'featuredImageUrl' | 'additionalImages'>): string[] => [
  ...(featuredImageUrl ? [featuredImageUrl] : []),
  ...additionalImages,
];

/** The file that a notice's row, or a version of it, uses. */
export const noticeUrls = ({ fileUrl }: Pick<Notice, 'fileUrl'>): string[] =>
  fileUrl ? [fileUrl] : [];
