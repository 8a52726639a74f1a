/**
 * Requests to which the embedded backend and a hosted project respond differently. The product
 * accepts both. tests/database/differences.test.ts sends each request to the backend under test.
 */

export interface Difference {
  request: string;
  method: string;
  /** Path and query, relative to the site's origin. */
  path: string;
  as: 'visitor' | 'admin' | 'unsigned token';
  headers?: Record<string, string>;
  body?: unknown;
  /** What is compared: status and error code, a header, or the format of a timestamp. */
  shows: 'status' | 'www-authenticate' | 'moment';
  embedded: string;
  /** PostgREST 12, which `npm run rehearse` runs. */
  hosted: string;
  so: string;
}

/** Defaults: a GET request without a token, compared by status. */
const read = { method: 'GET', as: 'visitor', shows: 'status' } as const;

export const differences: Difference[] = [
  {
    ...read,
    request: 'A token without a signature (`alg: none`)',
    path: '/rest/v1/news?select=id&limit=1',
    as: 'unsigned token',
    embedded: '200',
    hosted: '401 PGRST301',
    so: 'stricter where it counts; the matrix of rights states both',
  },
  {
    ...read,
    request: 'The header of a refused token',
    path: '/rest/v1/news?select=id&limit=1',
    as: 'unsigned token',
    shows: 'www-authenticate',
    embedded: 'none',
    hosted: 'Bearer error="invalid_token", error_description="JWSError JWSNoSignatures"',
    so: 'nothing reads it',
  },
  {
    ...read,
    request: 'A table that does not exist',
    path: '/rest/v1/nothing',
    embedded: '404 PGRST205',
    hosted: '404 42P01',
    so: 'PostgREST 13 and newer say PGRST205; both are taken for “unknown”',
  },
  {
    ...read,
    request: 'Counting by `select=count` where only columns are granted',
    path: '/rest/v1/news?select=count',
    embedded: '200',
    hosted: '401 42501',
    so: 'the site counts by `Prefer: count=exact`',
  },
  {
    ...read,
    request: 'A moment in a row',
    path: '/rest/v1/news?select=published_at&limit=1',
    shows: 'moment',
    embedded: '2026-11-21 00:02:56.618+00',
    hosted: '2026-11-21T00:02:56.618+00:00',
    so: '`lib/dates/moscowTime.ts` reads both; Safari’s `Date` reads only the second',
  },
  {
    request: 'An empty title',
    method: 'POST',
    path: '/rest/v1/news',
    as: 'admin',
    body: { title: '', content: 'Text' },
    shows: 'status',
    embedded: '500 SUP',
    hosted: '400 23514',
    so: 'the form refuses it first; the service reports both as “the server could not do this”',
  },
  {
    request: 'The preference `max-affected`',
    method: 'PATCH',
    path: '/rest/v1/notices?id=eq.20000000-0000-4000-8000-000000000001',
    as: 'admin',
    headers: { prefer: 'handling=strict,max-affected=1' },
    body: { title: 'Changed' },
    shows: 'status',
    embedded: '204',
    hosted: '400 PGRST122',
    so: 'PostgREST 13 and newer know it; the site does not use it',
  },
];
