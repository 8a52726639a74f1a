import { createServer, type Server } from 'node:http';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callStore } from '../../api/_lib/blobStore';
import { close, listen } from '../support/site/listen';
import { call, pointAtDatabase, pointAtStore, STORE_HOST } from '../support/store/files';

/** Errors of the Blob store (requirements 8) as responses of the function to an admin. */

const DATABASE = 'https://database.example';
const USER = '00000000-0000-4000-8000-000000000001';
const network = setupServer(
  http.get(`${DATABASE}/auth/v1/user`, () => HttpResponse.json({ id: USER })),
  http.get(`${DATABASE}/rest/v1/rpc/has_staff_access`, () => HttpResponse.json(true)),
  http.post(`${DATABASE}/rest/v1/rpc/file_references`, () => HttpResponse.json([])),
  http.post(`${DATABASE}/rest/v1/rpc/log_file_deletion`, () => HttpResponse.json(true)),
);

interface Fault {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

let fault: Fault;
let store: Server;
let storeUrl: string;

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'bypass' });
  store = createServer((request, response) => {
    request.resume();
    response.writeHead(fault.status, fault.headers).end(fault.body);
  });
  storeUrl = await listen(store);
});
beforeEach(() => {
  pointAtStore(storeUrl);
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  network.close();
  vi.unstubAllEnvs();
  await close(store);
});

const SECRET = 'internal: node-7 at 10.0.0.5';
const failing = (status: number, code: string, headers = {}, message = SECRET): Fault => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ error: { code, message } }),
});

const remove = () =>
  call('DELETE', `/api/blob-delete?url=${STORE_HOST}/news/tea.jpg`, { token: 'x' });
const list = () => call('GET', '/api/blob-list', { token: 'x' });

describe.each([
  ['deleting', remove],
  ['listing', list],
])('errors of the Blob store while %s', (_, run) => {
  it.each<[number, string, Fault]>([
    [502, 'access_denied', failing(403, 'forbidden')],
    [400, 'content_type_mismatch', failing(400, 'bad_request', {}, 'contentType x is not allowed')],
    [400, 'pathname_mismatch', failing(400, 'client_token_pathname_mismatch')],
    [400, 'client_token_expired', failing(403, 'forbidden', {}, 'Token expired')],
    [413, 'file_too_large', failing(413, 'file_too_large')],
    [503, 'store_unavailable', failing(404, 'store_not_found')],
    [503, 'store_unavailable', failing(403, 'store_suspended')],
    [503, 'service_unavailable', failing(503, 'service_unavailable')],
    [400, 'bad_request', failing(400, 'bad_request')],
    [502, 'unknown', failing(500, 'something_new')],
    [502, 'unknown', { status: 502, body: `<h1>${SECRET}</h1>` }],
  ])('become %i %s with a sentence and no secret: %o', async (status, code, how) => {
    fault = how;
    const response = await run();
    const error = expect.stringMatching(/^[A-Z][^:<]{20,}\.$/);
    expect([response.status, response.body]).toEqual([status, { success: false, code, error }]);
    expect(response.text).not.toContain(SECRET);
  });

  it.each([
    ['30', '30'],
    [undefined, '10'],
    ['0', '10'],
    ['soon', '10'],
  ])('map "rate limited" with Retry-After %s to a wait of %s seconds', async (sent, wait) => {
    fault = failing(429, 'rate_limited', sent === undefined ? {} : { 'retry-after': sent });
    const { status, headers, body } = await run();
    expect([status, headers.get('retry-after')]).toEqual([429, wait]);
    expect(body).toEqual({
      success: false,
      code: 'rate_limited',
      error: 'File storage is busy. Please wait a moment and try again.',
    });
  });

  it('map an unreachable store to "service unavailable"', async () => {
    pointAtStore('http://127.0.0.1:1');
    const { status, body } = await run();
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
  });
});

describe('"blob not found" of the Blob store', () => {
  beforeEach(() => {
    fault = failing(404, 'not_found');
  });

  it('is a success of a deletion', async () => {
    const { status, body } = await remove();
    expect([status, body]).toEqual([200, { success: true }]);
  });

  it('is an error of a list', async () => {
    const { status, body } = await list();
    expect([status, body.code]).toEqual([400, 'blob_not_found']);
  });
});

describe('a Blob store that does not respond', () => {
  it("is aborted after the timeout, before the SDK's retries end", async () => {
    vi.useFakeTimers();
    const aborted = expect(callStore(() => new Promise(() => undefined))).rejects;
    const ended = aborted.toMatchObject({ status: 503, code: 'service_unavailable' });
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
  });
});
