import { parseDate, parseOptionalDate } from '../../../lib/dates/moscowTime';
import type { Database } from '../../../lib/http/database.types';
import { getPublicClient } from '../../../lib/http/publicClient';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../../lib/urls/urls';
import { cleanText, typesetText } from '../cleanText';
import type { Translatable } from '../translatable';
import { withSignal } from '../withSignal';

const NOTICE_COLUMNS =
  'id, language, title, description, translated_title, translated_description, translated_file_url, type, link, file_url, pinned, starts_at, ends_at';

/** Type of a notice, which decides what a click on it opens (R3.4). */
type NoticeType = Database['public']['Enums']['notice_type'];

/** The texts of a notice, which its translation also has. */
interface NoticeTexts {
  title: string;
  description: string;
  /** The URL that a click opens (R2.18): the link, or the file, which both languages may share; null for type text. */
  href: string | null;
}

/** Notice (R3.4). `inLanguage` returns it with the texts and the file of the visitor's language. */
export interface Notice extends NoticeTexts, Translatable<NoticeTexts> {
  id: string;
  type: NoticeType;
  /** Whether it stands before the newer ones while it is in force. */
  pinned: boolean;
  startsAt: Date;
  /** Time when the notice ends; null for an open end. */
  endsAt: Date | null;
}

/**
 * Returns a query of notices for further conditions by the time of the database, which reads `now`. It is sent when it is awaited,
 * and then rejects with the error of postgrest-js or `fetchWithRetry`. Row-level security hides what has not begun, and what
 * ended more than a year ago.
 */
export const readNotices = (signal?: AbortSignal) =>
  withSignal(getPublicClient().from('notices').select(NOTICE_COLUMNS), signal).throwOnError();

type NoticeRow = Awaited<ReturnType<typeof readNotices>>['data'][number];

/**
 * Converts a row with the NOTICE_COLUMNS to a notice. Its `href` (R2.18) is null unless it is an http or https URL, or for a file
 * a path below `/scenes`, although the database rejects others, too. A translation without a file has that of the original.
 * @throws {TypeError} if id, title or description is not a text; not for a timestamp that {@link parseDate} cannot read
 */
export const toNotice = (row: NoticeRow): Notice => {
  const fileUrl = allowedUrl(row.file_url, isFileUrl);
  const hrefOf = (file: string | null) => {
    if (row.type === 'text') return null;
    return row.type === 'link' ? allowedUrl(row.link, isHttpUrl) : file;
  };
  return {
    id: cleanText(row.id),
    language: row.language,
    title: typesetText(row.title),
    description: typesetText(row.description),
    translation:
      row.translated_title === null
        ? null
        : {
            title: typesetText(row.translated_title),
            description: typesetText(row.translated_description),
            href: hrefOf(allowedUrl(row.translated_file_url, isFileUrl) ?? fileUrl),
          },
    type: row.type,
    pinned: row.pinned,
    href: hrefOf(fileUrl),
    startsAt: parseDate(row.starts_at),
    endsAt: parseOptionalDate(row.ends_at),
  };
};
