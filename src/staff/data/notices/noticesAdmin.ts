import type { Database } from '../../../lib/http/database.types';
import type { Language } from '../../../lib/i18n/languages';
import type { NoticeType } from '../../../services/notices/noticeRows';
import { createItemService } from '../items/itemService';
import { createListService, type ListQuery } from '../items/listService';
import {
  ADMIN_COLUMNS,
  type NoticeState,
  type NoticeStatus,
  type NoticeTranslation,
  toEditable,
} from './noticesAdminRows';

export type { NoticeType } from '../../../services/notices/noticeRows';
export type { EditableNotice, NoticeState, NoticeStatus } from './noticesAdminRows';

/** The values of the form. An omitted field is left unchanged; a new notice gets the default of the database. */
export interface NoticeInput {
  title: string;
  description: string;
  type: NoticeType;
  /** For type link; ignored for the others. */
  link?: string | null;
  /** For types document and image; the database clears it for type link (R4.5). */
  fileUrl?: string | null;
  /** `published` by default. */
  status?: NoticeStatus;
  /** From when visitors see it; `now` is the time of the database, which is the default. */
  startsAt?: Date | 'now';
  /** Until when visitors see it; null for an open end, which is the default. */
  endsAt?: Date | null;
  pinned?: boolean;
  /** By default the language in which title and description are written. */
  language?: Language;
  /** Null removes the translation. */
  translation?: NoticeTranslation | null;
}

interface NoticeFilter {
  state?: 'all' | NoticeState;
}

/** Those that visitors do not see included; {@link createListService} documents it. */
export const list = createListService({
  table: 'notices',
  operation: 'noticesFetch',
  columns: ADMIN_COLUMNS,
  toItem: toEditable,
  narrow: (all, { state = 'all' }: NoticeFilter) => (state === 'all' ? all : inState(all, state)),
});

/** By the time of the database, which reads `now`. */
function inState(all: ListQuery, state: NoticeState): ListQuery {
  if (state === 'draft') return all.eq('status', 'draft');
  const published = all.eq('status', 'published');
  if (state === 'ended') return published.lte('ends_at', 'now');
  // A scheduled notice has not ended, because the database accepts no end before the start.
  if (state === 'scheduled') return published.gt('starts_at', 'now');
  return published.lte('starts_at', 'now').or('ends_at.is.null,ends_at.gt.now');
}

/**
 * Drafts, scheduled and ended ones included (R7.12, R7.13); {@link createItemService} documents parameters, results and
 * failures. `create` and `update` fail in addition with `endBeforeStart`, and with `endPast` for a new end that has passed.
 */
export const { get, create, update, remove } = createItemService({
  table: 'notices',
  operations: {
    read: 'noticesFetch',
    create: 'noticeCreate',
    update: 'noticeUpdate',
    remove: 'noticeDelete',
  },
  columns: { item: ADMIN_COLUMNS, saved: ADMIN_COLUMNS },
  toItem: toEditable,
  toRow,
});

type NoticeInsert = Database['public']['Tables']['notices']['Insert'];

function toRow(input: NoticeInput): NoticeInsert {
  const { title, description, type, link, fileUrl, startsAt, endsAt, translation } = input;
  return {
    title: title.trim(),
    description: description.trim(),
    type,
    ...(type === 'link' ? { link: link?.trim() || null } : { link: null }),
    ...(type !== 'link' && fileUrl !== undefined && { file_url: fileUrl }),
    ...(input.status && { status: input.status }),
    // PostgreSQL reads `now` as its own time.
    ...(startsAt && { starts_at: startsAt === 'now' ? startsAt : startsAt.toISOString() }),
    ...(endsAt !== undefined && { ends_at: endsAt?.toISOString() ?? null }),
    ...(input.pinned !== undefined && { pinned: input.pinned }),
    ...(input.language && { language: input.language }),
    ...(translation !== undefined && translationColumns(type, translation)),
  };
}

const translationColumns = (
  type: NoticeType,
  translation: NoticeTranslation | null,
): Partial<NoticeInsert> => ({
  translated_title: translation?.title.trim() ?? null,
  translated_description: translation?.description.trim() ?? '',
  translated_file_url: (type !== 'link' && translation?.fileUrl) || null,
});
