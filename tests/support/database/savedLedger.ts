import { randomUUID } from 'node:crypto';
import { DEMO_ADMIN } from '../../../supabase/embedded';

/**
 * Known state of an article: as acknowledged, and as the last save without a response would leave
 * it.
 */
interface ArticleState {
  acknowledged: string | null;
  pending: string | null;
}

const WRITERS = 4;
const PREFIX = 'power-loss-';

/** Saves articles without pause and records for each what the server has acknowledged. */
export class SavedLedger {
  readonly #entries = new Map<string, ArticleState>();
  #token = '';
  #number = 0;
  /** Number of saves that the server has acknowledged. */
  acknowledged = 0;

  constructor(readonly key: string) {}

  /** Signs in once; the session outlives restarts of the server. */
  async signIn(site: string): Promise<void> {
    const response = await fetch(`${site}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: this.key, 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_ADMIN),
    });
    this.#token = (await response.json()).access_token;
  }

  /** Saves with several writers in parallel until the server is gone; an error response throws. */
  async write(site: string): Promise<void> {
    await Promise.all(Array.from({ length: WRITERS }, () => this.#writeOn(site)));
  }

  async #writeOn(site: string): Promise<void> {
    for (;;) {
      const id = randomUUID();
      // Creates, changes twice, and deletes every second article.
      const saves = [this.#next(), this.#next(), this.#next(), this.#number % 2 ? null : undefined];
      for (const [step, text] of saves.entries()) {
        if (text !== undefined && !(await this.#save(site, id, text, step === 0))) return;
      }
    }
  }

  #next(): string {
    this.#number += 1;
    return `${PREFIX}${this.#number}`;
  }

  /** Returns false if there was no response. */
  async #save(site: string, id: string, text: string | null, first: boolean): Promise<boolean> {
    const entry = this.#entries.get(id) ?? { acknowledged: null, pending: null };
    this.#entries.set(id, entry);
    entry.pending = text;
    const response = await this.#send(site, id, text, first);
    if (!response) return false;
    if (!response.ok) throw new Error(`refused: ${response.status} ${await response.text()}`);
    entry.acknowledged = text;
    this.acknowledged += 1;
    return true;
  }

  #send(site: string, id: string, text: string | null, first: boolean): Promise<Response | null> {
    // Title and text are equal, so that a partial save would show.
    const row = { ...(first && { id, status: 'published' }), title: text, content: text };
    const method = text === null ? 'DELETE' : first ? 'POST' : 'PATCH';
    return fetch(`${site}/rest/v1/news${first ? '' : `?id=eq.${id}`}`, {
      method,
      headers: this.#headers(),
      body: text === null ? null : JSON.stringify(row),
    }).catch(() => null);
  }

  #headers() {
    return {
      apikey: this.key,
      authorization: `Bearer ${this.#token}`,
      'content-type': 'application/json',
    };
  }

  /**
   * Returns what the restarted server has lost, duplicated or saved in part; empty if nothing.
   * Settles pending saves.
   */
  async faults(site: string): Promise<string[]> {
    const rows = await this.#stored(site);
    const faults = rows
      .filter(({ id, title, content }) => title !== content || !this.#entries.has(id))
      .map(({ id }) => `${id} is half a save, or nobody's`);
    const stored = new Map(rows.map(({ id, title }) => [id, title]));
    if (stored.size !== rows.length) faults.push('an article is there twice');
    for (const [id, entry] of this.#entries) {
      const found = stored.get(id) ?? null;
      if (found !== entry.acknowledged && found !== entry.pending) {
        faults.push(`${id}: acknowledged ${entry.acknowledged}, found ${found}`);
      }
      entry.acknowledged = found;
      entry.pending = found;
    }
    return faults;
  }

  async #stored(site: string): Promise<{ id: string; title: string; content: string }[]> {
    const rows: { id: string; title: string; content: string }[] = [];
    for (;;) {
      const page = await fetch(
        `${site}/rest/v1/news?select=id,title,content&title=like.${PREFIX}*&order=id&offset=${rows.length}`,
        { headers: this.#headers() },
      );
      if (!page.ok) throw new Error(`the articles cannot be read: ${page.status}`);
      const found = await page.json();
      if (found.length === 0) return rows;
      rows.push(...found);
    }
  }
}
