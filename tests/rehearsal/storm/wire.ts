/** A request that was answered otherwise than the site expects, with what was asked. */
export interface Fault {
  kind: string;
  statement: string;
  status: number;
  code: string;
  message: string;
}

/** What all requests of a storm leave behind. */
export class Record {
  readonly faults: Fault[] = [];
  /** Milliseconds of each answer, by the kind of request. */
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

interface Refused {
  code: string;
  message: string;
}

/** Node.js's own, because a storm puts a recording one in its place. */
const send = globalThis.fetch;

/** Characters of a body in a report. */
const SHOWN = 400;

/** A slug that somebody typed: only then may it be taken (spec 8). */
const hasTypedSlug = (body: string): boolean => /"slug":"[^"]/.test(body);

/**
 * Whether the site expects such a refusal: the same form sent several times at once, an address that was
 * typed and is taken, a page beyond the last.
 */
function isExpected(kind: string, sent: Sent, status: number, { code, message }: Refused): boolean {
  if (status === 416) return sent.method === 'GET' && code === 'PGRST103';
  if (status !== 409 || code !== '23505') return false;
  if (/"(news|notices)_pkey"/.test(message)) return kind.includes('three times');
  return message.includes('"news_slug_unique"') && hasTypedSlug(sent.body);
}

async function refusalOf(response: Response): Promise<Refused> {
  const text = await response.clone().text();
  try {
    const { code, message } = JSON.parse(text);
    return { code: String(code ?? ''), message: String(message ?? text) };
  } catch {
    // An answer without a body, such as that to HEAD, or of a proxy.
    return { code: '', message: text };
  }
}

/** `fetch` that notes how long each answer took, and every answer that the site does not expect. */
export function recording(record: Record, kindNow: () => string): typeof fetch {
  return async (input, init) => {
    const sent = {
      method: init?.method ?? 'GET',
      url: decodeURIComponent(String(input instanceof Request ? input.url : input)),
      body: typeof init?.body === 'string' ? init.body : '',
    };
    const kind = kindNow();
    const fault = (status: number, refused: Refused) =>
      record.faults.push({
        kind,
        statement: `${sent.method} ${sent.url} ${sent.body.slice(0, SHOWN)}`,
        status,
        ...refused,
      });
    const start = performance.now();
    try {
      const response = await send(input, init);
      record.time(kind, performance.now() - start);
      if (response.ok) return response;
      const refused = await refusalOf(response);
      if (!isExpected(kind, sent, response.status, refused)) fault(response.status, refused);
      return response;
    } catch (cause) {
      fault(0, { code: '', message: String(cause) });
      throw cause;
    }
  };
}
