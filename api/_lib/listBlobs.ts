import { list } from '@vercel/blob';
import { callStore } from './callStore.js';
import { isOwnPathname } from './pathnames.js';
import { badRequest, successResponse } from './responses.js';
import type { Settings } from './settings.js';
import { queryRows, requireStaff } from './staffDatabase.js';

/** Files on a page (R9.30). */
const MAX_LIMIT = 100;
/** Characters of a cursor, which the store makes. */
const MAX_CURSOR = 2048;

interface Query {
  prefix: string | undefined;
  cursor: string | undefined;
  limit: number;
  mode: 'expanded' | 'folded';
}

/**
 * Handles GET /api/blob-list?prefix=&cursor=&limit=&mode= (R7.17), which returns one page of stored
 * files. `limit` is 1 to 100, the default (R9.30); `mode` is `expanded`, the default, or `folded`,
 * which gives folders in place of the files in them. An empty parameter counts as missing.
 * @returns the JSON `{ success: true, blobs, folders?, cursor?, hasMore }`, perhaps with fewer than
 *   `limit`. A blob is `{ url, pathname, size, uploadedAt, isUsed }`: size in bytes, time in ISO
 *   8601, whether something names it. `folders` come with `folded`, `cursor` if `hasMore`
 * @throws HttpError 400 `bad_request` for an invalid parameter, errors of `requireStaff`,
 *   `callStore`, `queryRows`
 */
export async function listBlobs(request: Request, settings: Settings): Promise<Response> {
  const database = await requireStaff(request, settings);
  const query = readQuery(new URL(request.url).searchParams);
  const page = await callStore((abortSignal) =>
    list({ ...query, token: settings.blobToken, abortSignal }),
  );
  const blobs = page.blobs.filter((blob) => isOwnPathname(blob.pathname));
  const urls = blobs.map((blob) => blob.url);
  const named = await queryRows(database.rpc('named_files', { urls }));
  const folders = 'folders' in page ? page.folders.filter(isOwnPathname) : undefined;
  return successResponse({
    blobs: blobs.map(({ url, pathname, size, uploadedAt }) => ({
      ...{ url, pathname, size, uploadedAt },
      isUsed: named.some((file) => file.url === url),
    })),
    folders,
    cursor: page.hasMore ? page.cursor : undefined,
    hasMore: page.hasMore,
  });
}

/** Reads the parameters; an empty one counts as missing. Throws 400 for an invalid one. */
function readQuery(params: URLSearchParams): Query {
  const prefix = params.get('prefix') || undefined;
  if (prefix !== undefined && !isOwnPathname(prefix)) throw badRequest('Unknown folder.');
  const cursor = params.get('cursor') || undefined;
  if (cursor !== undefined && cursor.length > MAX_CURSOR) throw badRequest('Unknown page.');
  const limit = params.get('limit') || String(MAX_LIMIT);
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT) {
    throw badRequest('A page holds between 1 and 100 files.');
  }
  const mode = params.get('mode') || 'expanded';
  if (mode !== 'expanded' && mode !== 'folded') throw badRequest('Unknown mode.');
  return { prefix, cursor, limit: Number(limit), mode };
}
