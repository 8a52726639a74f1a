import type { IncomingMessage, ServerResponse } from 'node:http';
import { badRequest, StoreError } from './errors.ts';
import { listBlobs } from './listing.ts';
import { multipart } from './multipart.ts';
import { readPutOptions } from './putOptions.ts';
import type { BlobStore } from './store.ts';
import { ownerOnly, readAuthorization } from './tokens.ts';

/** Characters of the JSON body of `/delete`. */
const MAX_JSON = 1024 * 1024;

/**
 * Handles one request of the Blob SDK as the store's API does. Sends the JSON of the call, or
 * `{ error: { code, message } }` with the status of a StoreError; never rejects.
 * @param path relative to the URL of the API: `''` or `/` to store (PUT), list and head (GET), `/mpu` for
 *   multipart uploads, `/delete`
 */
export async function answerApi(
  store: BlobStore,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The real API is on another origin and allows every page to call it.
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.writeHead(204).end();
    return;
  }
  try {
    send(response, 200, await dispatch(store, path, request));
  } catch (thrown) {
    // The client has disconnected.
    if (request.destroyed && !request.complete) return;
    const error = thrown instanceof StoreError ? thrown : internal(thrown);
    send(response, error.status, { error: { code: error.code, message: error.message } });
  } finally {
    // An unread body would block the connection.
    request.resume();
  }
}

async function dispatch(store: BlobStore, path: string, request: IncomingMessage): Promise<object> {
  const { method, headers } = request;
  const { searchParams } = new URL(request.url ?? '/', 'http://store');
  const grant = readAuthorization(headers.authorization, store.token);
  const call = `${method} ${path === '' ? '/' : path}`;
  if (call === 'PUT /') {
    const options = readPutOptions(searchParams, headers, grant);
    return store.save(await store.disk.receive(request, options.maximumSize), options);
  }
  if (call === 'POST /mpu') {
    return multipart(store, request, readPutOptions(searchParams, headers, grant));
  }
  ownerOnly(grant);
  if (call === 'POST /delete') {
    await store.remove(await readUrls(request));
    return {};
  }
  if (call !== 'GET /') throw badRequest('Not supported by the local store');
  const url = searchParams.get('url');
  return url === null ? listBlobs(store, searchParams) : store.head(url);
}

async function readUrls(request: IncomingMessage): Promise<string[]> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MAX_JSON) throw badRequest('Too many urls');
  }
  try {
    const { urls } = JSON.parse(text) as { urls: unknown };
    if (Array.isArray(urls)) return urls.map(String);
  } catch {
    throw badRequest('Invalid JSON');
  }
  throw badRequest('Invalid list of urls');
}

function internal(thrown: unknown): StoreError {
  console.error('local blob store:', thrown);
  return new StoreError(500, 'internal_server_error', 'Internal error');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
