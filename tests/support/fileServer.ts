import { HttpResponse, http } from 'msw';
import { server } from './msw';

/** The site's function and the Blob store as the network edge answers for them. */

export const ORIGIN = 'http://localhost:3000';
const STORE_API = 'https://vercel.com/api/blob';
export const STORE = 'https://localfiles.public.blob.vercel-storage.com';

/** The address that the store gives to an uploaded file. */
export const storedUrl = (pathname: string): string =>
  `${STORE}/${pathname.replace(/(\.\w+)$/, '-abcdefghijklmnopqrstuvwxyz1234$1')}`;

type Answer = (request: Request, count: number) => Response | Promise<Response> | undefined;

const nothing: Answer = () => undefined;

interface Faults {
  /** Instead of a token. */
  token?: Answer;
  /** Instead of storing. */
  put?: Answer;
  /** Instead of deleting. */
  remove?: Answer;
}

/** Stores and deletes what is sent, unless a fault is staged; gives what has happened so far. */
export function fileServer({ token = nothing, put = nothing, remove = nothing }: Faults = {}) {
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

/** A refusal as the function words it. */
export const functionError = (status: number, code: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ success: false, error: 'refused', code }, { status, headers });

/** A refusal as the store words it. */
export const storeError = (status: number, code: string, message = 'refused', headers = {}) =>
  HttpResponse.json({ error: { code, message } }, { status, headers });
