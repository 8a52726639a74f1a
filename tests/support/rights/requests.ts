/** What came of a request. */
export type Outcome =
  /** The right is missing, or the token is not believed. */
  | 'refused'
  /** It is allowed to ask, and no row answers. */
  | 'nothing'
  | 'rows'
  /** The right is there; written, or a value was not accepted. */
  | 'let in'
  /** There is no such table, function, relation or schema. */
  | 'unknown';

export interface RestResponse {
  status: number;
  text: string;
  /** The total in Content-Range, where one was asked for. */
  total?: number;
}

export interface Attempt {
  what: string;
  method: string;
  /** Behind the site's address. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Outcomes that are right. */
  expected: Outcome[];
  /** What is wrong with an answer of a right outcome, if anything. */
  check?: (answer: RestResponse) => string | undefined;
}

export const rowsOf = (answer: RestResponse): Record<string, unknown>[] => {
  const found: unknown = /^\s*\[/.test(answer.text) ? JSON.parse(answer.text) : [];
  return Array.isArray(found) ? found : [];
};

const codeOf = (text: string): string => /"code":"?(\w+)/.exec(text)?.[1] ?? '';

export function outcomeOf({ status, text }: RestResponse, method: string): Outcome | 'odd' {
  const code = codeOf(text);
  const denied = status === 401 || status === 403;
  // An answer to HEAD has no body to say why. 428C9: a column that Postgres alone fills in.
  if (denied && (method === 'HEAD' || /^(42501|PGRST30[123])$/.test(code))) return 'refused';
  if (denied && /"error_code":"(bad_jwt|no_authorization)"/.test(text)) return 'refused';
  // 25006: what writes was called by GET.
  if (code === '428C9' || code === '25006') return 'refused';
  if (/^2[23]/.test(code) || / violates [a-z-]+ constraint /.test(text)) return 'let in';
  if (code === 'PGRST116') return 'nothing';
  // 42P01: what PostgREST before 13 says of a table that is not there.
  if (status >= 400 && /^(PGRST(10[0-9]|12[0-9]|20[0-5])|42883|42P01)$/.test(code))
    return 'unknown';
  if (status >= 300) return 'odd';
  if (method === 'POST' && text === '') return 'let in';
  return /^\s*(\[\s*\])?$/.test(text) ? 'nothing' : 'rows';
}

/** So many at once; the database answers one after the other anyway. */
const AT_ONCE = 8;

export interface Requests {
  send: (attempt: Omit<Attempt, 'what' | 'expected'>, bearer?: string) => Promise<RestResponse>;
  /** Makes the attempts and tells which came out otherwise than expected. */
  problems: (attempts: Attempt[], bearer?: string) => Promise<string[]>;
  /** How many attempts were made so far. */
  made: () => number;
}

export function requestsTo(url: string, publishableKey: string): Requests {
  let made = 0;
  const ask: Requests['send'] = async ({ method, path, headers, body }, bearer) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
    const text = await answer.text();
    return { status: answer.status, text, total: total === undefined ? undefined : Number(total) };
  };
  const problemOf = async (attempt: Attempt, bearer?: string): Promise<string[]> => {
    const answer = await ask(attempt, bearer);
    made += 1;
    const outcome = outcomeOf(answer, attempt.method);
    const description = `${attempt.what}: ${answer.status} ${answer.text.slice(0, 200)}`;
    if (!(attempt.expected as string[]).includes(outcome)) {
      return [`${description}, expected ${attempt.expected.join(' or ')}`];
    }
    const wrong = outcome === 'refused' ? undefined : attempt.check?.(answer);
    return wrong ? [`${description}, ${wrong}`] : [];
  };
  const problems: Requests['problems'] = async (attempts, bearer) => {
    const found: string[] = [];
    for (let at = 0; at < attempts.length; at += AT_ONCE) {
      const some = attempts.slice(at, at + AT_ONCE);
      const each = await Promise.all(some.map((attempt) => problemOf(attempt, bearer)));
      found.push(...each.flat());
    }
    return found;
  };
  return { send: ask, problems, made: () => made };
}
