import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { env } from '../../src/lib/env';

const TOTAL = '/rest/v1/rpc/news_total';

/** The network edge: nothing else leaves the test process. No news unless a test says otherwise. */
export const server = setupServer(
  http.get(`${env.supabaseUrl}${TOTAL}`, () => HttpResponse.json(0)),
);

/**
 * Starts the server for a test file; a request that no handler expects fails. Services warn the
 * developer of every failure, so warnings are muted meanwhile.
 */
export function interceptNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head';
type Table = 'news' | 'news_categories' | 'notices' | 'profiles' | 'audit' | 'bin' | 'versions';

/** A request that reached the edge. */
export interface RecordedRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

type Answer = Response | ((seen: RecordedRequest) => Response | Promise<Response>);

/**
 * Answers the requests to one address with the given answers in turn, the last one for ever, and
 * collects what was asked.
 */
export function answer(method: Method, path: string, ...answers: Answer[]): RecordedRequest[] {
  const seen: RecordedRequest[] = [];
  const handler: RequestHandler = http[method](`${env.supabaseUrl}${path}`, async ({ request }) => {
    const text = await request.text();
    const now: RecordedRequest = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text ? JSON.parse(text) : null,
    };
    const next = answers[Math.min(seen.length, answers.length - 1)];
    seen.push(now);
    if (next === undefined) throw new Error('answer() needs at least one answer');
    return typeof next === 'function' ? next(now) : next.clone();
  });
  server.use(handler);
  return seen;
}

/** PostgREST at a table's address. */
export const table = (method: Method, name: Table, ...answers: Answer[]): RecordedRequest[] =>
  answer(method, `/rest/v1/${name}`, ...answers);

/** The list of published news: so many altogether, and the answers to its pages. */
export const newsPages = (total: number, ...answers: Answer[]): RecordedRequest[] => {
  answer('get', TOTAL, HttpResponse.json(total));
  return table('get', 'news', ...answers);
};

/** Rows as PostgREST sends them; `total` adds the count of `Prefer: count=exact`. */
export const rows = (list: object[], total?: number, from = 0): Response => {
  const range = list.length ? `${from}-${from + list.length - 1}` : '*';
  return HttpResponse.json(list, {
    status: total !== undefined && total > list.length ? 206 : 200,
    headers: total === undefined ? {} : { 'Content-Range': `${range}/${total}` },
  });
};

/** The count alone, as for HEAD. */
export const countResponse = (total: number): Response =>
  new HttpResponse(null, { headers: { 'Content-Range': `*/${total}` } });

/** One row, as for `Accept: application/vnd.pgrst.object+json`. */
export const row = (one: object, status = 200): Response => HttpResponse.json(one, { status });

/** An error in PostgREST's shape. */
export const databaseError = (status: number, code: string, message = 'refused'): Response =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

/** The answer to an offset beyond the last row. */
export const rangeNotSatisfiable = (total: number): Response =>
  HttpResponse.json(
    { code: 'PGRST103', message: 'Requested range not satisfiable', details: null, hint: null },
    { status: 416, headers: { 'Content-Range': `*/${total}` } },
  );

/** An error in GoTrue's shape. */
export const authError = (status: number, code: string, message = 'refused'): Response =>
  HttpResponse.json(
    { code, message },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01', 'X-Sb-Error-Code': code } },
  );

/** The same in the shape that GoTrue has where the version asked for does not reach it. */
export const unversionedAuthError = (status: number, code: string, msg = 'refused'): Response =>
  HttpResponse.json(
    { code: status, error_code: code, msg },
    { status, headers: { 'X-Sb-Error-Code': code } },
  );

/** A proxy's page in place of data. */
export const htmlPage = (status = 200): Response =>
  new HttpResponse('<!doctype html><title>Bad gateway</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** The connection breaks. */
export const noNetwork = (): Response => HttpResponse.error();

/** An answer that comes too late; move the fake clock past 20 s. */
export const never = async (): Promise<Response> => {
  await delay('infinite');
  return HttpResponse.error();
};
