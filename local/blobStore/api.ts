import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { badRequest, StoreError } from './errors.ts';
import { listBlobs } from './listing.ts';
import { multipart } from './multipart.ts';
import { readPutOptions } from './putOptions.ts';
import { type BlobStore, receive } from './store.ts';
import { readAuthorization } from './tokens.ts';

/**
 * Handles one request of the Blob SDK as the store's API does, CORS included: sends JSON, or `{ error: { code, message } }` with
 * the status of a StoreError, 500 for any other error. Sends nothing to a client that has disconnected; never rejects.
 * @param path relative to the URL of the API: `''` or `/` to store (PUT) and list (GET), `/mpu` for
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

/** Verifies the token and runs the call that method and path name; throws a StoreError for any other. */
async function dispatch(store: BlobStore, path: string, request: IncomingMessage): Promise<object> {
  const { method, headers } = request;
  const { searchParams } = new URL(request.url ?? '/', 'http://store');
  const grant = readAuthorization(headers.authorization, store.token);
  const call = `${method} ${path === '' ? '/' : path}`;
  if (call === 'PUT /') {
    const options = readPutOptions(searchParams, headers, grant);
    return store.save(await receive(request, options.maximumSize), options);
  }
  if (call === 'POST /mpu') {
    return multipart(store, request, readPutOptions(searchParams, headers, grant));
  }
  if (grant) throw new StoreError(403, 'client_token_not_allowed', 'Not for client tokens');
  if (call === 'POST /delete') {
    const { urls } = (await json(request)) as { urls: string[] };
    store.remove(urls);
    return {};
  }
  if (call !== 'GET /') throw badRequest('Not supported by the local store');
  return listBlobs(store, searchParams);
}

function internal(thrown: unknown): StoreError {
  console.error('local blob store:', thrown);
  return new StoreError(500, 'internal_server_error', 'Internal error');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
