import type { EditableNews } from '../../services/news/newsAdmin';
import type { Notice } from '../../services/notices/noticesAdmin';

/** Returns the URLs of the images that an article, or a version of it, uses; the featured one first. */
export const newsUrls = ({
  featuredImageUrl,
  additionalImages,
}: Pick<EditableNews, 'featuredImageUrl' | 'additionalImages'>): string[] => [
  ...(featuredImageUrl ? [featuredImageUrl] : []),
  ...additionalImages,
];

/** Returns the URL of the file that a notice, or a version of it, uses; empty without a file. */
export const noticeUrls = ({ fileUrl }: Pick<Notice, 'fileUrl'>): string[] =>
  fileUrl ? [fileUrl] : [];
