import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { LOCAL_TOKEN } from '../../api/_local/blobStore/plugin';
import blob from '../../api/blob';
import { serveStore } from './storeServer';

export { LOCAL_TOKEN };

/** The addresses of the local store's files begin with this. */
export const STORE_HOST = 'https://localfiles.public.blob.vercel-storage.com';

/** A store of its own in a temporary folder; the SDK and the function talk to it. */
export async function startStore() {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-files-'));
  const served = await serveStore(folder, LOCAL_TOKEN);
  pointAtStore(served.url);
  return {
    ...served,
    folder,
    close: async () => {
      await served.close();
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export type Store = Awaited<ReturnType<typeof startStore>>;

/** Points the SDK at a store's address; it does not try again, so that tests need not wait. */
export function pointAtStore(url: string): void {
  vi.stubEnv('VERCEL_BLOB_API_URL', url);
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  vi.stubEnv('BLOB_READ_WRITE_TOKEN', LOCAL_TOKEN);
}

/** Points the function at a database. */
export function pointAtDatabase(url: string, publishableKey: string): void {
  vi.stubEnv('SUPABASE_URL', url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', publishableKey);
}

export interface FunctionResponse {
  status: number;
  headers: Headers;
  /** The JSON of the answer. */
  body: Record<string, unknown>;
  text: string;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Calls the deployed function as the platform does. */
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

/** The body with which the SDK's client half asks for a token. */
export const tokenRequest = (pathname: unknown, multipart = false) => ({
  type: 'blob.generate-client-token',
  payload: { pathname, multipart, clientPayload: null },
});

/** What a client token allows. */
export function readClientToken(token: unknown): Record<string, unknown> {
  const secret = String(token).split('_')[4] ?? '';
  const payload = Buffer.from(secret, 'base64').toString().split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64').toString());
}
