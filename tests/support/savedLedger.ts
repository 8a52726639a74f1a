import { randomUUID } from 'node:crypto';
import { DEMO_ADMIN } from '../../supabase/embedded';

/** What is known of an article: as acknowledged, and as it would be if the last, unanswered save got through. */
interface Entry {
  kept: string | null;
  asked: string | null;
}

const WRITERS = 4;
const PREFIX = 'power-loss-';

/** Staff who save without pause, and note for each article what was acknowledged. */
export class SavedLedger {
  readonly #entries = new Map<string, Entry>();
  #token = '';
  #number = 0;
  /** Saves that the server said are done. */
  acknowledged = 0;

  constructor(readonly key: string) {}

  /** Signs in once; the session outlives restarts of the server. */
  async signIn(site: string): Promise<void> {
    const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: this.key, 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_ADMIN),
    });
    this.#token = (await answer.json()).access_token;
  }

  /** Saves with several hands until the server is gone; a refusal is an error. */
  async write(site: string): Promise<void> {
    await Promise.all(Array.from({ length: WRITERS }, () => this.#writeOn(site)));
  }

  async #writeOn(site: string): Promise<void> {
    for (;;) {
      const id = randomUUID();
      // Made, changed twice, and every other one deleted.
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

  /** Gives false when no answer came. */
  async #save(site: string, id: string, text: string | null, first: boolean): Promise<boolean> {
    const entry = this.#entries.get(id) ?? { kept: null, asked: null };
    this.#entries.set(id, entry);
    entry.asked = text;
    const answer = await this.#send(site, id, text, first);
    if (!answer) return false;
    if (!answer.ok) throw new Error(`refused: ${answer.status} ${await answer.text()}`);
    entry.kept = text;
    this.acknowledged += 1;
    return true;
  }

  #send(site: string, id: string, text: string | null, first: boolean): Promise<Response | null> {
    // The title and the text say the same, so that half a save would show.
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

  /** What the restarted server lost, doubled or halved; empty when all is well. Settles open saves. */
  async faults(site: string): Promise<string[]> {
    const rows = await this.#stored(site);
    const faults = rows
      .filter(({ id, title, content }) => title !== content || !this.#entries.has(id))
      .map(({ id }) => `${id} is half a save, or nobody's`);
    const stored = new Map(rows.map(({ id, title }) => [id, title]));
    if (stored.size !== rows.length) faults.push('an article is there twice');
    for (const [id, entry] of this.#entries) {
      const found = stored.get(id) ?? null;
      if (found !== entry.kept && found !== entry.asked) {
        faults.push(`${id}: acknowledged ${entry.kept}, found ${found}`);
      }
      entry.kept = found;
      entry.asked = found;
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
