import type { Output, Source } from './config.ts';

/** What serves a request, with the response headers that the routes add. */
export type RouteResult = { headers: Record<string, string> } & (
  | { kind: 'file'; status: number; path: string }
  | { kind: 'function'; name: string }
  | { kind: 'upstream'; url: string }
  /** A response of Vercel: a redirect, or an error without a page. */
  | { kind: 'status'; status: number }
);

interface State {
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
}

const NOT_FOUND = 404;

const fill = (text: string, match: RegExpExecArray): string =>
  text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');

/** Vercel ignores case unless a route sets `caseSensitive`. */
const matchOf = ({ src, caseSensitive }: Source, path: string): RegExpExecArray | null =>
  new RegExp(src, caseSensitive ? '' : 'i').exec(path);

/** The URL of a rewrite to another host, with the request's search parameters added. */
function withQuery(url: string, query: URLSearchParams): string {
  const [base, ownQuery] = url.split('?');
  const merged = new URLSearchParams(ownQuery);
  for (const [name, value] of query) merged.set(name, value);
  return merged.size > 0 ? `${base}?${merged}` : (base ?? '');
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** The file or function of a path or of its index. */
function inFilesystem({ files, functions }: Output, state: State): RouteResult | undefined {
  const name = decoded(state.path)?.replace(/^\//, '');
  if (name === undefined) return undefined;
  const { headers } = state;
  const candidates = [name, name === '' ? 'index' : `${name}/index`];
  const file = candidates.map((path) => files.get(path)).find((path) => path !== undefined);
  if (file) return { kind: 'file', status: 200, path: file, headers };
  const fn = candidates.find((path) => functions.has(path));
  return fn === undefined ? undefined : { kind: 'function', name: fn, headers };
}

/** The page of an error, if a route of the error phase has one. */
function errorResult(output: Output, state: State, path: string, status: number): RouteResult {
  for (const source of output.phases.error) {
    const match = (source.status ?? status) === status ? matchOf(source, path) : null;
    if (!match || source.dest === undefined) continue;
    const page = inFilesystem(output, { ...state, path: fill(source.dest, match) });
    if (page?.kind === 'file') return { ...page, status };
  }
  return { kind: 'status', status, headers: state.headers };
}

function addHeaders(state: State, source: Source, match: RegExpExecArray): void {
  for (const [name, value] of Object.entries(source.headers ?? {})) {
    state.headers[name.toLowerCase()] = fill(value, match);
  }
}

/** Returns a redirect; Vercel passes the query of the request on. */
function redirectOf({ headers, query }: State, status: number): RouteResult {
  const { location = '' } = headers;
  return { kind: 'status', status, headers: { ...headers, location: withQuery(location, query) } };
}

/** Tries the routes of a phase; a number is an error status. */
function tryRoutes(
  output: Output,
  state: State,
  sources: Source[],
): RouteResult | number | undefined {
  for (const source of sources) {
    const match = matchOf(source, state.path);
    if (!match) continue;
    addHeaders(state, source, match);
    if (source.continue) continue;
    const { status, dest } = source;
    if (status !== undefined && status < 400) {
      return redirectOf(state, status);
    }
    if (dest === undefined) return status ?? NOT_FOUND;
    const target = fill(dest, match);
    if (/^https?:/.test(target)) {
      return { kind: 'upstream', url: withQuery(target, state.query), headers: state.headers };
    }
    state.path = target.split('?')[0] ?? '/';
    const served = inFilesystem(output, state);
    if (served) return served;
    if (!source.check) return NOT_FOUND;
  }
  return undefined;
}

/**
 * Routes a request by the output's config.json: routes before the file system, files and functions,
 * routes after them, error routes.
 * @param url path and query as the client sends them
 */
export function route(output: Output, url: string): RouteResult {
  const [path = '/', query] = url.split('?');
  const state: State = { path, query: new URLSearchParams(query), headers: {} };
  const result =
    tryRoutes(output, state, output.phases.start) ??
    inFilesystem(output, state) ??
    tryRoutes(output, state, output.phases.filesystem) ??
    NOT_FOUND;
  return typeof result === 'number' ? errorResult(output, state, path, result) : result;
}
