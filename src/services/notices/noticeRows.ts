import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../lib/urls/urls';
import { textIn } from '../news/newsRows';

export const NOTICE_COLUMNS =
  'id, title, description, type, link, file_url, created_at, updated_at';

export type NoticeType = Database['public']['Enums']['notice_type'];

/** Spec 3, Notice. */
export interface Notice {
  id: string;
  title: string;
  description: string;
  type: NoticeType;
  /** For type link. */
  link: string | null;
  /** For types document and image. */
  fileUrl: string | null;
  /** What a click opens: the link or the file, by type. */
  href: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** `updated_at` as the server writes it: what an update compares. */
  version: string;
}

interface NoticeRow {
  id: string;
  title: string;
  description: string | null;
  type: NoticeType;
  link: string | null;
  file_url: string | null;
  created_at: string;
  updated_at: string;
}

/** The database refuses other addresses, too; a page does not rely on it. */
export const toNotice = (row: NoticeRow): Notice => {
  const link = allowedUrl(row.link, isHttpUrl);
  const fileUrl = allowedUrl(row.file_url, isFileUrl);
  return {
    id: textIn(row.id),
    title: textIn(row.title),
    description: textIn(row.description ?? ''),
    type: row.type,
    link,
    fileUrl,
    href: row.type === 'link' ? link : fileUrl,
    createdAt: parseDate(row.created_at),
    updatedAt: parseDate(row.updated_at),
    version: row.updated_at,
  };
};
