import type { Output, Source } from './config.ts';

/** What answers a request, with the response headers that the routes add to it. */
export type Answer = { headers: Record<string, string> } & (
  | { kind: 'file'; status: number; path: string }
  | { kind: 'function'; name: string }
  | { kind: 'upstream'; url: string }
  /** Of Vercel itself: a redirect, or an error that has no page. */
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

/** Vercel ignores the case of letters unless a route says otherwise. */
const matchOf = ({ src, caseSensitive }: Source, path: string): RegExpExecArray | null =>
  new RegExp(src, caseSensitive ? '' : 'i').exec(path);

/** The URL of a rewrite to another host; the request's parameters are added to its own. */
function withQuery(url: string, query: URLSearchParams): string {
  const [base, own] = url.split('?');
  const merged = new URLSearchParams(own);
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

/** The file or function of a path, or of its index. */
function inFilesystem({ files, functions }: Output, state: State): Answer | undefined {
  const name = decoded(state.path)?.replace(/^\//, '');
  if (name === undefined) return undefined;
  const { headers } = state;
  const found = [name, name === '' ? 'index' : `${name}/index`];
  const file = found.map((path) => files.get(path)).find((path) => path !== undefined);
  if (file) return { kind: 'file', status: 200, path: file, headers };
  const fn = found.find((path) => functions.has(path));
  return fn === undefined ? undefined : { kind: 'function', name: fn, headers };
}

/** The page of an error, where a route of the last phase has one. */
function errorAnswer(output: Output, state: State, path: string, status: number): Answer {
  for (const source of output.phases.error) {
    const match = (source.status ?? status) === status ? matchOf(source, path) : null;
    if (!match || source.dest === undefined) continue;
    const page = inFilesystem(output, { ...state, path: fill(source.dest, match) });
    if (page?.kind === 'file') return { ...page, status };
  }
  return { kind: 'status', status, headers: state.headers };
}

/** Tries the routes of a phase; a number is the status of an error. */
function tryRoutes(output: Output, state: State, sources: Source[]): Answer | number | undefined {
  for (const source of sources) {
    const match = matchOf(source, state.path);
    if (!match) continue;
    for (const [name, value] of Object.entries(source.headers ?? {})) {
      state.headers[name.toLowerCase()] = fill(value, match);
    }
    if (source.continue) continue;
    const { status, dest } = source;
    if (status !== undefined && status < 400) {
      return { kind: 'status', status, headers: state.headers };
    }
    if (dest === undefined) return status ?? NOT_FOUND;
    const target = fill(dest, match);
    if (/^https?:/.test(target)) {
      return { kind: 'upstream', url: withQuery(target, state.query), headers: state.headers };
    }
    state.path = target.split('?')[0] ?? '/';
    const found = inFilesystem(output, state);
    if (found) return found;
    if (!source.check) return NOT_FOUND;
  }
  return undefined;
}

/**
 * Routes a request by the output's config.json: the routes before the files, the files and functions, the
 * routes after them, the routes for errors.
 * @param url path and query as the client sends them
 */
export function route(output: Output, url: string): Answer {
  const [path = '/', query] = url.split('?');
  const state: State = { path, query: new URLSearchParams(query), headers: {} };
  const answer =
    tryRoutes(output, state, output.phases.start) ??
    inFilesystem(output, state) ??
    tryRoutes(output, state, output.phases.filesystem) ??
    NOT_FOUND;
  return typeof answer === 'number' ? errorAnswer(output, state, path, answer) : answer;
}
