import { deleteFile } from './_lib/deleteFile.js';
import { HttpError } from './_lib/httpError.js';
import { issueToken } from './_lib/issueToken.js';
import { listFiles } from './_lib/listFiles.js';
import { assertSameOrigin, clientAddressOf } from './_lib/origin.js';
import { ipRateLimit } from './_lib/rateLimit.js';
import { errorResponse } from './_lib/responses.js';
import { readSettings, type Settings } from './_lib/settings.js';

// Imports end in `.js`, because Vercel compiles each file by itself and leaves them unchanged.

type Handler = (request: Request, settings: Settings) => Promise<Response>;

/** The calls of spec 7, File storage, each with its one method. */
const CALLS: Record<string, { method: string; handle: Handler }> = {
  '/api/blob-upload': { method: 'POST', handle: issueToken },
  '/api/blob-delete': { method: 'DELETE', handle: deleteFile },
  '/api/blob-list': { method: 'GET', handle: listFiles },
};

/**
 * The only deployed function; rewrites map the three paths to it (api/_vercel/rewrites.ts). Admins only.
 *
 * Returns JSON `{ success, error?, code?, … }` with 200, 400, 401, 403, 405, 409, 413, 429 (with
 * Retry-After), 502 or 503 (DESIGN 8). Never throws.
 */
async function handle(request: Request): Promise<Response> {
  try {
    const call = choose(request);
    assertSameOrigin(request);
    ipRateLimit.take(clientAddressOf(request));
    return await call(request, readSettings());
  } catch (thrown) {
    return errorResponse(thrown);
  }
}

function choose(request: Request): Handler {
  const call = CALLS[new URL(request.url).pathname];
  // Under its own path the method decides which of the three is called.
  const calls = call ? [call] : Object.values(CALLS);
  const chosen = calls.find(({ method }) => method === request.method);
  if (chosen) return chosen.handle;
  const allow = calls.map(({ method }) => method).join(', ');
  throw new HttpError(405, 'wrong_method', 'This method is not allowed here.', { Allow: allow });
}

export default { fetch: handle };
