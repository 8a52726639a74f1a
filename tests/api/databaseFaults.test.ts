import { list, put } from '@vercel/blob';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  call,
  LOCAL_TOKEN,
  pointAtDatabase,
  STORE_HOST,
  type Store,
  startStore,
} from '../support/store/files';

/** The function rejects requests if GoTrue or the database fails. */

const DATABASE = 'https://database.example';
const USER = '00000000-0000-4000-8000-000000000001';
const network = setupServer();
let store: Store;

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'bypass' });
  store = await startStore();
});
beforeEach(() => {
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  network.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  network.close();
  await store.close();
});

type Answer = () => Response;
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    HttpResponse.json(body as object, { status });
const page: Answer = () => HttpResponse.html('<h1>internal: 10.0.0.5</h1>');
const broken: Answer = () => HttpResponse.error();

type Asked = 'user' | 'role' | 'noted';

function database({
  user = json({ id: USER }),
  role = json(true),
  noted = json(true),
}: Partial<Record<Asked, Answer>>): void {
  network.use(
    http.get(`${DATABASE}/auth/v1/user`, () => user()),
    http.get(`${DATABASE}/rest/v1/rpc/has_staff_access`, () => role()),
    http.post(`${DATABASE}/rest/v1/rpc/log_file_deletion`, () => noted()),
  );
}

const remove = (url = `${STORE_HOST}/news/tea.jpg`) =>
  call('DELETE', `/api/blob-delete?${new URLSearchParams({ url })}`, { token: 'x' });

const NOT_REACHED = {
  success: false,
  code: 'service_unavailable',
  error: 'The database could not be reached. Please try again.',
};

describe('authorization with a failing backend', () => {
  it.each([
    ['Auth fails', { user: json({}, 500) }],
    ['Auth is busy', { user: json({}, 429) }],
    ['Auth sends a page', { user: page }],
    ['Auth is out of reach', { user: broken }],
    ['Auth names nobody', { user: json({}) }],
    ['Auth sends null', { user: json(null) }],
    ['Auth names somebody strange', { user: json({ id: 'x&select=*' }) }],
    ['the database cannot tell', { role: json({}, 500) }],
    ['the database has no such function', { role: json({ code: 'PGRST202' }, 404) }],
    ['the database sends a page', { role: page }],
    ['the answer is neither yes nor no', { role: json([true]) }],
    ['the answer is a word', { role: json('true') }],
    ['the answer is empty', { role: json(null) }],
    ['the database is out of reach', { role: broken }],
  ])('fails when %s', async (_, responses) => {
    database(responses);
    const { status, body } = await remove();
    expect([status, body]).toEqual([503, NOT_REACHED]);
  });

  it('rejects with 403 if the database returns false', async () => {
    database({ role: json(false) });
    expect((await remove()).status).toBe(403);
  });

  it.each([401, 403])('rejects with 401 if GoTrue returns %d', async (status) => {
    database({ user: json({}, status) });
    expect((await remove()).status).toBe(401);
  });

  it('sends the token to no other host after a redirect', async () => {
    const elsewhere = vi.fn(() => HttpResponse.json({ id: USER }));
    network.use(http.get('https://elsewhere.example/*', elsewhere));
    database({ user: () => HttpResponse.redirect('https://elsewhere.example/user', 302) });
    expect((await remove()).status).toBe(503);
    expect(elsewhere).not.toHaveBeenCalled();
  });
});

describe('deleting a file that the database does not release', () => {
  it.each([
    ['fails', json({}, 500)],
    ['has no such function', json({}, 404)],
    ['is out of reach', broken],
    ['sends another shape', json({})],
    ['sends null', json(null)],
  ])('is rejected, because something may use it, when the database %s', async (_, noted) => {
    const { url } = await put('news/unrecorded.jpg', 'x', {
      access: 'public',
      token: LOCAL_TOKEN,
      addRandomSuffix: true,
    });
    database({ noted });
    const { status, body } = await remove(url);
    expect([status, body]).toEqual([503, NOT_REACHED]);
    expect((await list()).blobs.map((blob) => blob.url)).toContain(url);
    database({});
    expect((await remove(url)).status).toBe(200);
    expect((await list()).blobs.map((blob) => blob.url)).not.toContain(url);
  });
});

describe('a function without its variables', () => {
  it.each([
    ['SUPABASE_URL', ''],
    ['SUPABASE_PUBLISHABLE_KEY', ' '],
    ['BLOB_READ_WRITE_TOKEN', ''],
    ['BLOB_READ_WRITE_TOKEN', 'vercel_blob_client_abc_secret'],
  ])('responds 503 without the name of the variable %s', async (name, value) => {
    database({});
    vi.stubEnv(name, value);
    const { status, body, text } = await remove();
    expect([status, body.code]).toEqual([503, 'store_unavailable']);
    expect(text).not.toContain(name);
    vi.stubEnv('BLOB_READ_WRITE_TOKEN', LOCAL_TOKEN);
  });
});
