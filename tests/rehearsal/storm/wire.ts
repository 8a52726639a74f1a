/** A request with an unexpected response. */
export interface Fault {
  kind: string;
  statement: string;
  status: number;
  code: string;
  message: string;
}

/** Faults and times of all requests of a storm. */
export class Record {
  readonly faults: Fault[] = [];
  /** Milliseconds of each response, by the kind of request. */
  readonly times = new Map<string, number[]>();

  time(kind: string, ms: number): void {
    const times = this.times.get(kind);
    if (times) times.push(ms);
    else this.times.set(kind, [ms]);
  }
}

interface Sent {
  method: string;
  url: string;
  body: string;
}

interface Rejection {
  code: string;
  message: string;
}

/** Node.js's `fetch`, because a storm replaces the global one by a recording one. */
const send = globalThis.fetch;

/** Maximum characters of a body in a report. */
const MAX_BODY = 400;

/** Whether the slug was typed; only then may it be rejected as taken. */
const hasTypedSlug = (body: string): boolean => /"slug":"[^"]/.test(body);

/**
 * Whether the site expects the rejection: the same form sent several times at once, a typed slug
 * that is taken, a page beyond the last.
 */
function isExpected(
  kind: string,
  sent: Sent,
  status: number,
  { code, message }: Rejection,
): boolean {
  if (status === 416) return sent.method === 'GET' && code === 'PGRST103';
  if (status !== 409 || code !== '23505') return false;
  if (/"(news|notices)_pkey"/.test(message)) return kind.includes('three times');
  return message.includes('"news_slug_unique"') && hasTypedSlug(sent.body);
}

async function rejectionOf(response: Response): Promise<Rejection> {
  const text = await response.clone().text();
  try {
    const { code, message } = JSON.parse(text);
    return { code: String(code ?? ''), message: String(message ?? text) };
  } catch {
    // A response without a JSON body, such as to HEAD or of a proxy.
    return { code: '', message: text };
  }
}

/** Returns a `fetch` that records the time of each response and every unexpected one. */
export function recording(record: Record, currentKind: () => string): typeof fetch {
  return async (input, init) => {
    const sent = {
      method: init?.method ?? 'GET',
      url: decodeURIComponent(String(input instanceof Request ? input.url : input)),
      body: typeof init?.body === 'string' ? init.body : '',
    };
    const kind = currentKind();
    const fault = (status: number, rejection: Rejection) =>
      record.faults.push({
        kind,
        statement: `${sent.method} ${sent.url} ${sent.body.slice(0, MAX_BODY)}`,
        status,
        ...rejection,
      });
    const start = performance.now();
    try {
      const response = await send(input, init);
      record.time(kind, performance.now() - start);
      if (response.ok) return response;
      const rejection = await rejectionOf(response);
      if (!isExpected(kind, sent, response.status, rejection)) fault(response.status, rejection);
      return response;
    } catch (cause) {
      fault(0, { code: '', message: String(cause) });
      throw cause;
    }
  };
}
