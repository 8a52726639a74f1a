import { honoMiddleware } from '@supabase/lite/vite';
import { vi } from 'vitest';
import blob from '../../../api/blob';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import { LOCAL_TOKEN } from '../../../local/localFiles';
import { startBackend } from '../database/backend';
import { serveStore } from './serveStore';

export { LOCAL_TOKEN };

/** Origin of the local store's files. */
export const STORE_HOST = 'https://localfiles.public.blob.vercel-storage.com';

/** Points the Blob SDK to a store's URL, without retries so that tests do not wait for them. */
export function pointAtStore(url: string): void {
  vi.stubEnv('VERCEL_BLOB_API_URL', url);
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  vi.stubEnv('BLOB_READ_WRITE_TOKEN', LOCAL_TOKEN);
}

/** Points the function to a database. */
export function pointAtDatabase(url: string, publishableKey: string): void {
  vi.stubEnv('SUPABASE_URL', url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', publishableKey);
}

interface FunctionResponse {
  status: number;
  headers: Headers;
  /** The parsed JSON of the response. */
  body: Record<string, unknown>;
  text: string;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Calls the function as Vercel does, with a web `Request`. */
export async function call(
  method: string,
  path: string,
  { token, headers = {}, body }: CallOptions = {},
): Promise<FunctionResponse> {
  const response = await blob.fetch(
    new Request(`https://embassy.example${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body),
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text), text };
}

/** The body with which the SDK's client requests a token. */
export const tokenRequest = (pathname: unknown) => ({
  type: 'blob.generate-client-token',
  payload: { pathname, multipart: false, clientPayload: null },
});

/**
 * Starts database, file store and function together; `asAdmin` sends requests with the demo admin's
 * token.
 */
export async function startAdminCalls() {
  const backend = await startBackend();
  const runFunction = honoMiddleware(blob as never, ['/api']);
  const store = await serveStore(LOCAL_TOKEN, (request, response) =>
    runFunction(request, response, () => response.writeHead(404).end()),
  );
  pointAtStore(store.url);
  pointAtDatabase(backend.url, backend.publishableKey);
  const client = await backend.signIn(DEMO_ADMIN);
  const { bearer: token } = await backend.sessionOf(DEMO_ADMIN);
  return {
    backend,
    store,
    client,
    token,
    asAdmin: (method: string, path: string, body?: unknown) => call(method, path, { token, body }),
    close: async () => {
      await store.close();
      await backend.close();
      vi.unstubAllEnvs();
    },
  };
}
