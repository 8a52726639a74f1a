import { cannotCheck, Refusal } from './refusal.js';
import type { Settings } from './settings.js';

/** Milliseconds for one answer of Auth or PostgREST. */
const PATIENCE = 5_000;

/** Asks with the caller's own rights: row-level security decides, there is no service key. */
export class Database {
  constructor(
    private readonly settings: Settings,
    private readonly accessToken: string,
  ) {}

  /**
   * JSON from a path of Auth or PostgREST, such as `/rest/v1/news?select=id`.
   * @throws Refusal 401 when the token is not accepted, 503 for every other failure.
   */
  async read(path: string): Promise<unknown> {
    const response = await this.accepted(path);
    try {
      return await response.json();
    } catch (cause) {
      throw cannotCheck(cause);
    }
  }

  /** Runs a function of the database that answers nothing. Throws as `read` does. */
  async run(name: string, args: object): Promise<void> {
    await this.accepted(`/rest/v1/rpc/${name}`, args);
  }

  /** Rows of a table; the query is PostgREST's. */
  async rows(table: string, query: Record<string, string>): Promise<Record<string, unknown>[]> {
    const found = await this.read(`/rest/v1/${table}?${new URLSearchParams(query)}`);
    if (!Array.isArray(found)) throw cannotCheck(new Error(`${table}: no rows`));
    return found;
  }

  private async accepted(path: string, body?: object): Promise<Response> {
    const response = await this.ask(path, body);
    if (response.status === 401 || response.status === 403) throw notSignedIn();
    if (!response.ok) throw cannotCheck(new Error(`${pathOf(path)}: status ${response.status}`));
    return response;
  }

  private async ask(path: string, body?: object): Promise<Response> {
    const { supabaseUrl, publishableKey } = this.settings;
    try {
      return await fetch(`${supabaseUrl}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${this.accessToken}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        // A redirect would take the caller's token elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch (cause) {
      throw cannotCheck(cause);
    }
  }
}

const pathOf = (path: string): string => path.split('?')[0] ?? '';

export const notSignedIn = (): Refusal =>
  new Refusal(401, 'not_signed_in', 'Your session has expired. Please sign in again.', {
    'WWW-Authenticate': 'Bearer',
  });
