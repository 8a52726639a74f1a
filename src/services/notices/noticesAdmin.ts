import type { Database } from '../../lib/http/database.types';
import type { Result } from '../../lib/http/result';
import { createItemService } from '../items/itemService';
import { requireCount } from '../paging';
import { withStaffSession } from '../withStaffSession';
import { NOTICE_COLUMNS, type NoticeType, toNotice } from './noticeRows';

export type { Notice, NoticeType } from './noticeRows';

/** The values of the form. An omitted field is left unchanged. */
export interface NoticeInput {
  title: string;
  description: string;
  type: NoticeType;
  /** For type link; ignored for the others. */
  link?: string | null;
  /** For types document and image; the database clears it for type link (R4.5). */
  fileUrl?: string | null;
}

interface NoticeFilter {
  type?: 'all' | NoticeType;
}

/**
 * The notices as staff read and write them (R7.12, R7.13); {@link createItemService} documents
 * parameters, results and failures.
 */
export const { list, get, create, update, remove } = createItemService({
  table: 'notices',
  operations: {
    read: 'noticesFetch',
    create: 'noticeCreate',
    update: 'noticeUpdate',
    remove: 'noticeDelete',
  },
  columns: { list: NOTICE_COLUMNS, item: NOTICE_COLUMNS, saved: NOTICE_COLUMNS },
  toListed: toNotice,
  toItem: toNotice,
  toRow,
  filter: (query, { type = 'all' }: NoticeFilter) =>
    type === 'all' ? query : query.eq('type', type),
});

/**
 * Reads the number of all notices. Fails with the text of `noticesFetch` and the codes of {@link
 * withStaffSession}.
 */
export const count = (signal?: AbortSignal): Promise<Result<number>> =>
  withStaffSession('noticesFetch', async (db) => {
    const query = db.from('notices').select('id', { count: 'exact', head: true });
    const request = signal ? query.abortSignal(signal) : query;
    return requireCount((await request.retry(false).throwOnError()).count);
  });

type NoticeInsert = Database['public']['Tables']['notices']['Insert'];

function toRow({ title, description, type, link, fileUrl }: NoticeInput): NoticeInsert {
  return {
    title: title.trim(),
    description: description.trim(),
    type,
    ...(type === 'link' ? { link: link?.trim() || null } : { link: null }),
    ...(type !== 'link' && fileUrl !== undefined && { file_url: fileUrl }),
  };
}
