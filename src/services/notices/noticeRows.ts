import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../lib/urls/urls';
import { requireString } from '../news/newsRows';

/** The columns of a notice that lists and the form select. */
export const NOTICE_COLUMNS =
  'id, title, description, type, link, file_url, created_at, updated_at';

/** The type of a notice: `link`, `document` or `image` (R3.4). */
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

/**
 * Converts a row with the NOTICE_COLUMNS to a notice. `link` is null unless it is an http or https URL,
 * `fileUrl` unless it is one or a path below `/scenes`, although the database rejects others, too; `href`
 * is the one that belongs to the type (R2.18).
 * @throws {TypeError} where id, title or description is no text; {RangeError} for an invalid timestamp
 */
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
