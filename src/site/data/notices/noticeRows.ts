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
  /** The URL that a click opens (R2.18): link, or file, perhaps a shared one; null for `text`. */
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
 * Returns a query of notices, to which callers add filters, order and limit; `now` in a filter is
 * the database's time. Sent when awaited; rejects with the error of postgrest-js or
 * `fetchWithRetry`. Row-level security hides notices that have not begun or that ended over a year
 * ago.
 */
export const selectNotices = (signal?: AbortSignal) =>
  withSignal(getPublicClient().from('notices').select(NOTICE_COLUMNS), signal).throwOnError();

type NoticeRow = Awaited<ReturnType<typeof selectNotices>>['data'][number];

/**
 * Converts a row to a notice. A link that is no http or https URL, and a file that is not
 * {@link isFileUrl}, give the `href` null (R2.18). A translation without a file has the original's.
 * @throws {TypeError} if id, a title or a description is no text; not for an unreadable timestamp
 */
export const toNotice = (row: NoticeRow): Notice => {
  const fileUrl = allowedUrl(row.file_url, isFileUrl);
  const targetUrl = (file: string | null) => {
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
            href: targetUrl(allowedUrl(row.translated_file_url, isFileUrl) ?? fileUrl),
          },
    type: row.type,
    pinned: row.pinned,
    href: targetUrl(fileUrl),
    startsAt: parseDate(row.starts_at),
    endsAt: parseOptionalDate(row.ends_at),
  };
};
