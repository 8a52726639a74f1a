import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../lib/urls/urls';
import { requireString } from '../news/newsRows';

export const NOTICE_COLUMNS =
  'id, title, description, type, link, file_url, created_at, updated_at';

export type NoticeType = Database['public']['Enums']['notice_type'];

/** A notice (R3.4). */
export interface Notice {
  id: string;
  title: string;
  description: string;
  type: NoticeType;
  /** For type link. */
  link: string | null;
  /** For types document and image. */
  fileUrl: string | null;
  /** The URL that a click opens (R2.18): the link or the file, depending on the type. */
  href: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** `updated_at` as the server prints it: the base version that an update compares. */
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

/** Returns the notice of a row, with null for a URL of another scheme, although the database rejects those, too. */
export const toNotice = (row: NoticeRow): Notice => {
  const link = allowedUrl(row.link, isHttpUrl);
  const fileUrl = allowedUrl(row.file_url, isFileUrl);
  return {
    id: requireString(row.id),
    title: requireString(row.title),
    description: requireString(row.description ?? ''),
    type: row.type,
    link,
    fileUrl,
    href: row.type === 'link' ? link : fileUrl,
    createdAt: parseDate(row.created_at),
    updatedAt: parseDate(row.updated_at),
    version: row.updated_at,
  };
};
