import { deleteBlob } from './_lib/deleteBlob.js';
import { issueToken } from './_lib/issueToken.js';
import { listBlobs } from './_lib/listBlobs.js';
import { errorResponse, HttpError } from './_lib/responses.js';
import { readSettings, type Settings } from './_lib/settings.js';

// Imports end in `.js`, because Vercel compiles each file separately and keeps specifiers.

type Handler = (request: Request, settings: Settings) => Promise<Response>;

/** The endpoints of file storage (R7.15 to R7.18), each with its method. */
const CALLS: Record<string, { method: string; handle: Handler }> = {
  '/api/blob-upload': { method: 'POST', handle: issueToken },
  '/api/blob-delete': { method: 'DELETE', handle: deleteBlob },
  '/api/blob-list': { method: 'GET', handle: listBlobs },
};

/**
 * Answers as the only deployed function, for staff alone (R6.5); hosting/rewrites.ts maps three
 * paths to it.
 * @returns JSON `{ success, error?, code?, … }` with 200, 400, 401, 403, 405 (with Allow), 409,
 *   413, 429 (with Retry-After), 502 or 503 (R8.19)
 */
async function handle(request: Request): Promise<Response> {
  try {
    return await handlerFor(request)(request, readSettings());
  } catch (thrown) {
    return errorResponse(thrown);
  }
}

/** Selects the endpoint by path and method; throws 405 with the methods of the path. */
function handlerFor(request: Request): Handler {
  const call = CALLS[new URL(request.url).pathname];
  // For `/api/blob` itself the method selects the endpoint.
  const calls = call ? [call] : Object.values(CALLS);
  const selected = calls.find(({ method }) => method === request.method);
  if (selected) return selected.handle;
  const allow = calls.map(({ method }) => method).join(', ');
  throw new HttpError(405, 'wrong_method', 'This method is not allowed here.', { Allow: allow });
}

export default { fetch: handle };
