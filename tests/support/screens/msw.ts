import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { env } from '../../../src/lib/env';
import { workingCopyServer } from './workingCopyServer';

const YEARS = '/rest/v1/rpc/news_years';
const PEOPLE = '/rest/v1/rpc/people';

/**
 * MSW's server; every other request fails. There are no news of any year, no renamed articles, no alerts
 * and no names of people, and working copies are stored, unless a test overrides it.
 */
export const server = setupServer(
  http.get(`${env.supabaseUrl}${YEARS}`, () => HttpResponse.json([])),
  http.get(`${env.supabaseUrl}/rest/v1/earlier_slugs`, () => rows([])),
  http.get(`${env.supabaseUrl}/rest/v1/alerts`, () => rows([], 0)),
  http.get(`${env.supabaseUrl}/rest/v1/rpc/find_news`, (info) => findIds('news', info)),
  http.get(`${env.supabaseUrl}/rest/v1/rpc/find_notices`, (info) => findIds('notices', info)),
  http.get(`${env.supabaseUrl}${PEOPLE}`, () => rows([])),
  ...workingCopyServer.handlers,
);

/** The rows of the lists whose ids the functions have returned, by id. */
const listed = new Map<string, object>();

/**
 * Responds as the functions of the lists, which return the ids and the number of what a test states as the response of
 * the table: `table('get', 'news', rows([newsRow()], 25))` records one request for each page of the list, with the
 * parameters of the function, and `answer` returns the rows of these ids.
 */
async function findIds(name: Table, { request }: { request: Request }): Promise<Response> {
  const address = `${env.supabaseUrl}/rest/v1/${name}${new URL(request.url).search}`;
  const response = await fetch(address, { headers: request.headers, signal: request.signal }).catch(
    () => HttpResponse.error(),
  );
  if (!response.headers.get('Content-Type')?.includes('json') || !response.ok) return response;
  const list: { id: string }[] = await response.json();
  for (const one of list) listed.set(one.id, one);
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? list.length);
  return HttpResponse.json([{ total, ids: list.map(({ id }) => id) }]);
}

/** Returns the rows of a list that a request names by their ids; undefined for any other request. */
function listedRows({ searchParams }: URL): Response | undefined {
  const ids = /^in\.\((.*)\)$/.exec(searchParams.get('id') ?? '')?.[1]?.split(',') ?? [];
  const found = ids.flatMap((id) => listed.get(id.replaceAll('"', '')) ?? []);
  // The recent activity asks for ids alone.
  const isList = searchParams.get('select') !== 'id';
  return isList && found.length > 0 ? HttpResponse.json(found) : undefined;
}

/**
 * Starts the server for a test file; a request without a handler fails. Mutes `console.warn`,
 * because services log every failure for developers.
 */
export function interceptNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    workingCopyServer.reset();
    listed.clear();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head';
type Table =
  | 'news'
  | 'news_categories'
  | 'notices'
  | 'alerts'
  | 'earlier_slugs'
  | 'profiles'
  | 'audit'
  | 'bin'
  | 'versions'
  | 'working_copies';

/** A request that MSW has intercepted. */
export interface RecordedRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

type MockResponse = Response | ((request: RecordedRequest) => Response | Promise<Response>);

/**
 * Responds to the requests to one path with the given responses in turn, repeating the last one,
 * and returns the array in which the requests are recorded.
 */
export function answer(
  method: Method,
  path: string,
  ...responses: MockResponse[]
): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const handler: RequestHandler = http[method](`${env.supabaseUrl}${path}`, async ({ request }) => {
    const text = await request.text();
    const recorded: RecordedRequest = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text ? JSON.parse(text) : null,
    };
    const ofList = method === 'get' ? listedRows(recorded.url) : undefined;
    if (ofList) return ofList;
    const next = responses[Math.min(requests.length, responses.length - 1)];
    requests.push(recorded);
    if (next === undefined) throw new Error('answer() needs at least one response');
    return typeof next === 'function' ? next(recorded) : next.clone();
  });
  server.use(handler);
  return requests;
}

/** Responds as PostgREST at a table's URL. */
export const table = (
  method: Method,
  name: Table,
  ...responses: MockResponse[]
): RecordedRequest[] => answer(method, `/rest/v1/${name}`, ...responses);

/** Responds to the list of published news: with its totals by year, and with a response for each page. */
export const newsPages = (
  totals: number | Record<number, number>,
  ...responses: MockResponse[]
): RecordedRequest[] => {
  const byYear = Object.entries(typeof totals === 'number' ? { 2026: totals } : totals);
  const years = byYear.map(([year, total]) => ({ year: Number(year), total })).reverse();
  answer('get', YEARS, HttpResponse.json(years));
  return table('get', 'news', ...responses);
};

/** Returns rows as PostgREST sends them; `total` adds the count of `Prefer: count=exact`. */
export const rows = (list: object[], total?: number, from = 0): Response => {
  const range = list.length ? `${from}-${from + list.length - 1}` : '*';
  return HttpResponse.json(list, {
    status: total !== undefined && total > list.length ? 206 : 200,
    headers: total === undefined ? {} : { 'Content-Range': `${range}/${total}` },
  });
};

/** Returns the count without rows, as for HEAD. */
export const countResponse = (total: number): Response =>
  new HttpResponse(null, { headers: { 'Content-Range': `*/${total}` } });

/** Returns one row, as for `Accept: application/vnd.pgrst.object+json`. */
export const row = (one: object, status = 200): Response => HttpResponse.json(one, { status });

/** Returns an error in PostgREST's format. */
export const databaseError = (status: number, code: string, message = 'refused'): Response =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

/** Returns PostgREST's response to an offset beyond the last row. */
export const rangeNotSatisfiable = (total: number): Response =>
  HttpResponse.json(
    { code: 'PGRST103', message: 'Requested range not satisfiable', details: null, hint: null },
    { status: 416, headers: { 'Content-Range': `*/${total}` } },
  );

/** Returns an error in GoTrue's format. */
export const authError = (status: number, code: string, message = 'refused'): Response =>
  HttpResponse.json(
    { code, message },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01', 'X-Sb-Error-Code': code } },
  );

/**
 * Returns an error in GoTrue's older format, which it uses if a proxy drops the API version header.
 */
export const unversionedAuthError = (status: number, code: string, msg = 'refused'): Response =>
  HttpResponse.json(
    { code: status, error_code: code, msg },
    { status, headers: { 'X-Sb-Error-Code': code } },
  );

/** Returns a proxy's HTML page in place of JSON. */
export const htmlPage = (status = 200): Response =>
  new HttpResponse('<!doctype html><title>Bad gateway</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** Fails the request as a lost connection does. */
export const noNetwork = (): Response => HttpResponse.error();

/** Never responds; advance the fake clock by more than 20 s to reach the timeout. */
export const never = async (): Promise<Response> => {
  await delay('infinite');
  return HttpResponse.error();
};
