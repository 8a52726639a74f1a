import { createServer, type Server } from 'node:http';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callStore } from '../../api/_lib/callStore';
import { close, listen } from '../support/site/listen';
import {
  call,
  LOCAL_TOKEN,
  pointAtDatabase,
  pointAtStore,
  STORE_HOST,
} from '../support/store/files';

/** What the function responds when Auth, the database or the Blob store fails (requirements 8). */

const DATABASE = 'https://database.example';
const USER = '00000000-0000-4000-8000-000000000001';
const network = setupServer();
const SECRET = 'internal: node-7 at 10.0.0.5';

interface StoreAnswer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

const storeAnswer = (status: number, body: object, headers = {}): StoreAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const failing = (status: number, code: string, headers = {}, message = SECRET) =>
  storeAnswer(status, { error: { code, message } }, headers);

let answer: StoreAnswer;
let deletions = 0;
let store: Server;

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'bypass' });
  store = createServer((request, response) => {
    request.resume();
    if (request.url === '/delete') deletions += 1;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  pointAtStore(await listen(store));
});
beforeEach(() => {
  answer = storeAnswer(200, {});
  deletions = 0;
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
  database({});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  network.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  network.close();
  vi.unstubAllEnvs();
  await close(store);
});

type Answer = () => Response;
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    HttpResponse.json(body as object, { status });
const broken: Answer = () => HttpResponse.error();

type Asked = 'user' | 'role' | 'noted';

function database({
  user = json({ id: USER }),
  role = json(true),
  noted = json([]),
}: Partial<Record<Asked, Answer>>): void {
  network.use(
    http.get(`${DATABASE}/auth/v1/user`, () => user()),
    http.get(`${DATABASE}/rest/v1/rpc/has_staff_access`, () => role()),
    http.post(`${DATABASE}/rest/v1/rpc/named_files`, () => noted()),
  );
}

const remove = () =>
  call('DELETE', `/api/blob-delete?url=${STORE_HOST}/news/tea.jpg`, { token: 'x' });
const list = () => call('GET', '/api/blob-list', { token: 'x' });

describe('authorization and deletion with a failing backend', () => {
  it.each<[string, Partial<Record<Asked, Answer>>]>([
    ['Auth fails', { user: json({}, 500) }],
    ['Auth sends null', { user: json(null) }],
    ['Auth names somebody strange', { user: json({ id: 'x&select=*' }) }],
    ['the database cannot tell the role', { role: json({}, 500) }],
    ['the database is out of reach', { role: broken }],
    ['the database does not say whether something uses the file', { noted: json(null) }],
    ['the database does not know the function', { noted: json([], 404) }],
  ])('delete nothing when %s', async (_, answers) => {
    database(answers);
    const { status, body } = await remove();
    expect([status, body]).toEqual([
      503,
      {
        success: false,
        code: 'service_unavailable',
        error: 'The database could not be reached. Please try again.',
      },
    ]);
    expect(deletions).toBe(0);
  });

  it.each([401, 403])('reject with 401 if GoTrue returns %d', async (status) => {
    database({ user: json({}, status) });
    expect((await remove()).status).toBe(401);
  });

  it('send the token to no other host after a redirect', async () => {
    const elsewhere = vi.fn(() => HttpResponse.json({ id: USER }));
    network.use(http.get('https://elsewhere.example/*', elsewhere));
    database({ user: () => HttpResponse.redirect('https://elsewhere.example/user', 302) });
    expect((await remove()).status).toBe(503);
    expect(elsewhere).not.toHaveBeenCalled();
  });
});

it.each([
  ['SUPABASE_PUBLISHABLE_KEY', ' '],
  ['BLOB_READ_WRITE_TOKEN', ''],
  ['BLOB_READ_WRITE_TOKEN', 'vercel_blob_client_abc_secret'],
])('a function without its variable %s responds 503 without the name', async (name, value) => {
  vi.stubEnv(name, value);
  const { status, body, text } = await remove();
  expect([status, body.code]).toEqual([503, 'store_unavailable']);
  expect(text).not.toContain(name);
  vi.stubEnv('BLOB_READ_WRITE_TOKEN', LOCAL_TOKEN);
});

describe('errors of the Blob store', () => {
  it.each<[number, string, StoreAnswer]>([
    [502, 'access_denied', failing(403, 'forbidden')],
    [400, 'content_type_mismatch', failing(400, 'bad_request', {}, 'contentType x is not allowed')],
    [400, 'client_token_expired', failing(403, 'forbidden', {}, 'Token expired')],
    [413, 'file_too_large', failing(413, 'file_too_large')],
    [400, 'blob_not_found', failing(404, 'not_found')],
    [503, 'service_unavailable', failing(503, 'service_unavailable')],
    [502, 'unknown', { status: 502, body: `<h1>${SECRET}</h1>` }],
  ])('become %i %s with a sentence and no secret: %o', async (status, code, sent) => {
    answer = sent;
    const response = await list();
    const error = expect.stringMatching(/^[A-Z][^:<]{20,}\.$/);
    expect([response.status, response.body]).toEqual([status, { success: false, code, error }]);
    expect(response.text).not.toContain(SECRET);
  });

  it.each([
    ['30', '30'],
    [undefined, '10'],
    ['soon', '10'],
  ])('map "rate limited" with Retry-After %s to a wait of %s seconds', async (sent, wait) => {
    answer = failing(429, 'rate_limited', sent === undefined ? {} : { 'retry-after': sent });
    const { status, headers, body } = await list();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', wait]);
  });

  it('of a file that is not found are a success of a deletion', async () => {
    answer = failing(404, 'not_found');
    const { status, body } = await remove();
    expect([status, body]).toEqual([200, { success: true }]);
  });

  it("end with the timeout, before the SDK's retries do", async () => {
    vi.useFakeTimers();
    const aborted = expect(callStore(() => new Promise(() => undefined))).rejects;
    const ended = aborted.toMatchObject({ status: 503, code: 'service_unavailable' });
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
  });
});
