import type { Database } from '../../lib/http/database.types';
import { type Result, unwrap } from '../../lib/http/result';
import { counted, type Page, readPage } from '../paging';
import {
  containing,
  isStored,
  known,
  momentsOf,
  only,
  refuseConflict,
  staffCall,
} from '../staffCall';
import { NOTICE_COLUMNS, type Notice, type NoticeType, toNotice } from './noticeRows';

export type { Notice, NoticeType } from './noticeRows';

/** What the form gives. Fields left out keep their stored value. */
export interface NoticeInput {
  title: string;
  description: string;
  type: NoticeType;
  /** For type link; ignored for the others. */
  link?: string | null;
  /** For types document and image; the database clears it for type link (spec 4). */
  fileUrl?: string | null;
}

interface ListOptions {
  /** From 1. */
  page: number;
  /** Part of a title. */
  search?: string;
  type?: NoticeType | 'all';
  signal?: AbortSignal;
}

/** One page of notices, newest first. Fails with the text for noticesFetch. */
export const list = ({
  page,
  search = '',
  type = 'all',
  signal,
}: ListOptions): Promise<Result<Page<Notice>>> =>
  staffCall('noticesFetch', (db) => {
    const query = () => {
      let found = db.from('notices').select(NOTICE_COLUMNS, { count: 'exact' });
      if (search.trim()) found = found.ilike('title', containing(search));
      if (type !== 'all') found = found.eq('type', type);
      if (signal) found = found.abortSignal(signal);
      return found
        .order('created_at', { ascending: false })
        .order('id')
        .retry(false)
        .throwOnError();
    };
    return readPage(query, toNotice, page);
  });

/** How many notices there are. Text of a failure: noticesFetch. */
export const count = (signal?: AbortSignal): Promise<Result<number>> =>
  staffCall('noticesFetch', async (db) => {
    const query = db.from('notices').select('id', { count: 'exact', head: true });
    const asked = signal ? query.abortSignal(signal) : query;
    return counted((await asked.retry(false).throwOnError()).count);
  });

/** A notice to edit. Fails with `notFound` for an unknown id. */
export const get = (id: string): Promise<Result<Notice>> =>
  staffCall('noticesFetch', async (db) => {
    const query = db.from('notices').select(NOTICE_COLUMNS).eq('id', known(id));
    return toNotice(only((await query.retry(false).throwOnError()).data));
  });

/**
 * Creates a notice and gives it as stored.
 * @param id as for articles: the same at each attempt of a form
 */
export const create = (input: NoticeInput, id = crypto.randomUUID()): Promise<Result<Notice>> =>
  staffCall('noticeCreate', async (db) => {
    const row = { ...toRow(input), id };
    try {
      // Thrown, not given: only so is a failed connection told from a refusal.
      const { data } = await db.from('notices').insert(row).select(NOTICE_COLUMNS).throwOnError();
      return toNotice(only(data));
    } catch (cause) {
      if (isStored(cause)) return unwrap(await update(id, input));
      throw cause;
    }
  });

/**
 * Saves a notice and gives it as stored. `notFound`: somebody has deleted it meanwhile; with the
 * `version` that was edited, `conflict`: somebody has saved another since.
 */
export const update = (id: string, input: NoticeInput, version?: string): Promise<Result<Notice>> =>
  staffCall('noticeUpdate', async (db) => {
    let query = db.from('notices').update(toRow(input)).eq('id', known(id));
    if (version) {
      const [from, to] = momentsOf(version);
      query = query.gte('updated_at', from).lte('updated_at', to);
    }
    const { data } = await query.select(NOTICE_COLUMNS).throwOnError();
    if (data.length === 0 && version) {
      await refuseConflict(
        db.from('notices').select('id').eq('id', id).retry(false).throwOnError(),
      );
    }
    return toNotice(only(data));
  });

/** Deletes a notice. `notFound`: it was already gone. */
export const remove = (id: string): Promise<Result<null>> =>
  staffCall('noticeDelete', async (db) => {
    const query = db.from('notices').delete().eq('id', known(id)).select('id');
    only((await query.throwOnError()).data);
    return null;
  });

type NoticeInsert = Database['public']['Tables']['notices']['Insert'];

const toRow = ({ title, description, type, link, fileUrl }: NoticeInput): NoticeInsert => ({
  title: title.trim(),
  description: description.trim(),
  type,
  ...(type === 'link' ? { link: link?.trim() || null } : { link: null }),
  ...(type !== 'link' && fileUrl !== undefined && { file_url: fileUrl }),
});
