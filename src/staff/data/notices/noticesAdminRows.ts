import { parseDate, parseOptionalDate } from '../../../lib/dates/moscowTime';
import type { Database } from '../../../lib/http/database.types';
import type { Language } from '../../../lib/i18n/languages';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../../lib/urls/urls';
import type { NoticeType } from '../../../services/notices/noticeRows';

type Row = Omit<
  Database['public']['Tables']['notices']['Row'],
  'translation_state' | 'listed_at' | 'titles'
>;

export const ADMIN_COLUMNS =
  'id, title, description, type, link, file_url, status, starts_at, ends_at, pinned, language, translated_title, translated_description, translated_file_url, text_changed_at, translation_changed_at, created_at, updated_at, revision';

/** The columns that an action on the period or the status of a notice returns. */
export const STATE_COLUMNS = 'id, title, status, starts_at, ends_at, revision';

export type NoticeStatus = Database['public']['Enums']['notice_status'];

/** The status of a notice and whether its period has begun and ended; visitors see only `shown`. */
export type NoticeState = 'draft' | 'scheduled' | 'shown' | 'ended';

/** In the order of a notice's life. */
export const NOTICE_STATES = ['draft', 'scheduled', 'shown', 'ended'] as const;

export interface NoticeTranslation {
  title: string;
  description: string;
  /** Null where both languages have the same file, and for type link. */
  fileUrl: string | null;
}

export interface StateOfNotice {
  id: string;
  title: string;
  status: NoticeStatus;
  /** When the row was converted. */
  state: NoticeState;
  startsAt: Date;
  /** Null for an open end. */
  endsAt: Date | null;
  /** Increases with each save; an update compares it. */
  revision: number;
}

/** Requirement R3.4. */
export interface EditableNotice extends StateOfNotice {
  description: string;
  type: NoticeType;
  /** For type link. */
  link: string | null;
  /** For types document and image. */
  fileUrl: string | null;
  /** The URL that a click opens: the link or the file, depending on the type. */
  href: string | null;
  /** Listed before the notices that are not pinned. */
  pinned: boolean;
  /** The language of title and description. */
  language: Language;
  /** Null where the notice exists in one language. */
  translation: NoticeTranslation | null;
  /** When title, description or file changed last. */
  textChangedAt: Date;
  /** When the translation changed last; null without one. */
  translationChangedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * At the time of the call.
 * @throws {RangeError} for a timestamp that {@link parseDate} rejects
 */
export function toState(
  row: Pick<Row, 'id' | 'title' | 'status' | 'starts_at' | 'ends_at' | 'revision'>,
): StateOfNotice {
  const startsAt = parseDate(row.starts_at);
  const endsAt = parseOptionalDate(row.ends_at);
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    state: stateOf(row.status, startsAt, endsAt),
    startsAt,
    endsAt,
    revision: row.revision,
  };
}

/**
 * Converts a row with the ADMIN_COLUMNS to a notice of the dashboard's list and the form. `link` is null
 * unless it is an http or https URL, a file URL unless it is one or a path below `/scenes`.
 * @throws {RangeError} for a timestamp that {@link parseDate} rejects
 */
export function toEditable(row: Row): EditableNotice {
  const link = allowedUrl(row.link, isHttpUrl);
  const fileUrl = allowedUrl(row.file_url, isFileUrl);
  return {
    ...toState(row),
    description: row.description,
    type: row.type,
    link,
    fileUrl,
    href: row.type === 'link' ? link : fileUrl,
    pinned: row.pinned,
    language: row.language,
    translation: toTranslation(row),
    textChangedAt: parseDate(row.text_changed_at),
    translationChangedAt: parseOptionalDate(row.translation_changed_at),
    createdAt: parseDate(row.created_at),
    updatedAt: parseDate(row.updated_at),
  };
}

const toTranslation = (row: Row): NoticeTranslation | null =>
  row.translated_title === null
    ? null
    : {
        title: row.translated_title,
        description: row.translated_description,
        fileUrl: allowedUrl(row.translated_file_url, isFileUrl),
      };

/** As the policy of the database decides it: visible from its start, inclusive, until its end, exclusive. */
function stateOf(
  status: NoticeStatus,
  startsAt: Date,
  endsAt: Date | null,
  now: Date = new Date(),
): NoticeState {
  if (status === 'draft') return 'draft';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt > now ? 'scheduled' : 'shown';
}
