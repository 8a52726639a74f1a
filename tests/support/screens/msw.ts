import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { env } from '../../../src/lib/env';
import type { Database } from '../../../src/lib/http/database.types';
import { draftServer } from './draftServer';

const YEARS = '/rest/v1/rpc/news_years';
const CURRENT_SITE = '/rest/v1/rpc/current_site';

/**
 * MSW's server; every other request fails. Unless a test overrides it, there are no years of news,
 * renamed articles or alerts, and drafts are stored.
 */
export const server = setupServer(
  http.get(`${env.supabaseUrl}${YEARS}`, () => HttpResponse.json([])),
  http.get(`${env.supabaseUrl}/rest/v1/earlier_slugs`, () => rows([])),
  http.get(`${env.supabaseUrl}/rest/v1/alerts`, () => rows([], 0)),
  http.get(`${env.supabaseUrl}${CURRENT_SITE}`, () => HttpResponse.json({ alerts: [], facts: [] })),
  ...draftServer.handlers,
);

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
    draftServer.reset();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
}

/** What pages of the site get every minute: alerts and changed facts. */
export const siteNow = (alerts: unknown, facts: unknown = []): Response =>
  HttpResponse.json({ alerts, facts });

/** Responds as {@link answer} does to the request that every page of the site repeats. */
export const currentSite = (...responses: MockResponse[]): RecordedRequest[] =>
  answer('get', CURRENT_SITE, ...responses);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head';
type Table = keyof Database['public']['Tables'];

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
  return record(method, path, () => true, responses);
}

/** Records the requests to a path that fit, and leaves the others to earlier handlers. */
function record(
  method: Method,
  path: string,
  fits: (url: URL) => boolean,
  responses: MockResponse[],
): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const handler: RequestHandler = http[method](`${env.supabaseUrl}${path}`, async ({ request }) => {
    if (!fits(new URL(request.url))) return undefined;
    const text = await request.text();
    const recorded: RecordedRequest = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text ? JSON.parse(text) : null,
    };
    const next = responses[Math.min(requests.length, responses.length - 1)];
    requests.push(recorded);
    if (next === undefined) throw new Error('answer() needs at least one response');
    return typeof next === 'function' ? next(recorded) : next.clone();
  });
  server.use(handler);
  return requests;
}

/** Responds as PostgREST at a table's URL; `version` and `bin` are requests of the history. */
export function table(
  method: Method,
  name: Table | 'version' | 'bin',
  ...responses: MockResponse[]
): RecordedRequest[] {
  const isPart = name === 'version' || name === 'bin';
  const path = `/rest/v1/${isPart ? 'history' : name}`;
  const fits = ({ searchParams }: URL) => {
    const part = searchParams.has('action') ? 'bin' : searchParams.has('id') && 'version';
    return path !== '/rest/v1/history' || part === (isPart && name);
  };
  return record(method, path, fits, responses);
}

/** Responds to the list of published news: totals by year, and a response for each page. */
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

/** Returns one row, as for `Accept: application/vnd.pgrst.object+json`. */
export const row = (one: object, status = 200): Response => HttpResponse.json(one, { status });

/** Returns an error in PostgREST's format. */
export const databaseError = (status: number, code: string, message = 'refused'): Response =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

/** Returns an error in GoTrue's format. */
export const authError = (status: number, code: string, message = 'refused'): Response =>
  HttpResponse.json(
    { code, message },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01', 'X-Sb-Error-Code': code } },
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
