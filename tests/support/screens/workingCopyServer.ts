import { HttpResponse, http } from 'msw';
import { env } from '../../../src/lib/env';
import type { Database } from '../../../src/lib/http/database.types';

type StoredCopy = Omit<Database['public']['Tables']['working_copies']['Row'], 'id' | 'files'>;

const URL_OF_TABLE = `${env.supabaseUrl}/rest/v1/working_copies`;

const copies: StoredCopy[] = [];

const authorOf = (request: Request): string => {
  const [, claims = ''] = (request.headers.get('Authorization') ?? '').split('.');
  return claims && JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
};

const matches = (request: Request) => (copy: StoredCopy) =>
  (['item_type', 'item_id', 'author_id', 'revision'] as const).every((column) => {
    const wanted = new URL(request.url).searchParams.get(column);
    if (wanted?.startsWith('neq.')) return wanted !== `neq.${copy[column]}`;
    return wanted === null || wanted === `eq.${copy[column]}`;
  });

const now = (): string => new Date().toISOString();

/**
 * The table of working copies as PostgREST serves it: one for each item and author, with revisions. `copies`
 * are the stored ones; `put` stores one as another device or a colleague does.
 */
export const workingCopyServer = {
  copies,
  reset: (): void => void copies.splice(0),
  put: (copy: Partial<StoredCopy> & Pick<StoredCopy, 'item_id' | 'author_id' | 'content'>) => {
    const index = copies.findIndex(
      ({ item_id, author_id }) => item_id === copy.item_id && author_id === copy.author_id,
    );
    const revision = (copies[index]?.revision ?? 0) + 1;
    const stored: StoredCopy = {
      item_type: 'news',
      author_name: null,
      title: '',
      base_revision: null,
      saved_at: now(),
      revision,
      ...copy,
    };
    copies.splice(index < 0 ? copies.length : index, 1, stored);
    return stored;
  },
  handlers: [
    http.get(URL_OF_TABLE, ({ request }) => HttpResponse.json(copies.filter(matches(request)))),
    http.post(URL_OF_TABLE, async ({ request }) => {
      const sent = (await request.json()) as StoredCopy;
      const author_id = authorOf(request);
      if (copies.some((copy) => copy.item_id === sent.item_id && copy.author_id === author_id)) {
        const message = 'duplicate key value violates unique constraint "working_copies_once"';
        return HttpResponse.json({ code: '23505', message }, { status: 409 });
      }
      const copy = { ...sent, author_id, author_name: null, saved_at: now(), revision: 1 };
      copies.push(copy);
      return HttpResponse.json([copy], { status: 201 });
    }),
    http.patch(URL_OF_TABLE, async ({ request }) => {
      const sent = (await request.json()) as Partial<StoredCopy>;
      const found = copies.filter(matches(request));
      for (const copy of found) {
        Object.assign(copy, sent, { saved_at: now(), revision: copy.revision + 1 });
      }
      return HttpResponse.json(found);
    }),
    http.delete(URL_OF_TABLE, ({ request }) => {
      for (const copy of copies.filter(matches(request))) copies.splice(copies.indexOf(copy), 1);
      return new HttpResponse(null, { status: 204 });
    }),
  ],
};
