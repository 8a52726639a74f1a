import { HttpResponse, http } from 'msw';
import { server } from '../screens/msw';

/** The site's function and Vercel's Blob store as MSW handlers. */

export const ORIGIN = 'http://localhost:3000';
const STORE_API = 'https://vercel.com/api/blob';
export const STORE = 'https://localfiles.public.blob.vercel-storage.com';

/** The URL under which the store serves an uploaded file. */
export const storedUrl = (pathname: string): string =>
  `${STORE}/${pathname.replace(/(\.\w+)$/, '-abcdefghijklmnopqrstuvwxyz1234$1')}`;

type Responder = (request: Request, count: number) => Response | Promise<Response> | undefined;

const noFault: Responder = () => undefined;

interface Faults {
  /** Replaces the response with a client token. */
  token?: Responder;
  /** Replaces the response to an upload. */
  put?: Responder;
  /** Replaces the response to a deletion. */
  remove?: Responder;
}

/**
 * Handles uploads and deletions unless a fault replaces the response. Returns the stored URLs and
 * the requests so far.
 */
export function fileServer({ token = noFault, put = noFault, remove = noFault }: Faults = {}) {
  const stored = new Set<string>();
  const seen = { tokens: [] as Request[], puts: 0, removed: [] as string[] };
  server.use(
    http.post(`${ORIGIN}/api/blob-upload`, async ({ request }) => {
      seen.tokens.push(request.clone());
      const fault = await token(request, seen.tokens.length);
      const clientToken = 'vercel_blob_client_localfiles_c2VjcmV0';
      return fault ?? HttpResponse.json({ success: true, type: 'x', clientToken });
    }),
    http.put(`${STORE_API}/`, async ({ request }) => {
      seen.puts += 1;
      const pathname = new URL(request.url).searchParams.get('pathname') ?? '';
      const fault = await put(request, seen.puts);
      if (fault) return fault;
      const url = storedUrl(pathname);
      stored.add(url);
      return HttpResponse.json({ url, pathname: new URL(url).pathname.slice(1) });
    }),
    http.delete(`${ORIGIN}/api/blob-delete`, async ({ request }) => {
      const url = new URL(request.url).searchParams.get('url') ?? '';
      const fault = await remove(request, seen.removed.length + 1);
      if (fault) return fault;
      seen.removed.push(url);
      stored.delete(url);
      return HttpResponse.json({ success: true });
    }),
  );
  return { stored, seen };
}

/** An error response of the site's function. */
export const functionError = (status: number, code: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ success: false, error: 'refused', code }, { status, headers });

/** An error response of Vercel's Blob API. */
export const storeError = (status: number, code: string, message = 'refused', headers = {}) =>
  HttpResponse.json({ error: { code, message } }, { status, headers });
