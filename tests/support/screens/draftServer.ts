import { HttpResponse, http } from 'msw';
import { env } from '../../../src/lib/env';
import type { Database } from '../../../src/lib/http/database.types';

type Row = Omit<Database['public']['Tables']['drafts']['Row'], 'files'>;

const URL_OF_TABLE = `${env.supabaseUrl}/rest/v1/drafts`;

const drafts: Row[] = [];

const accountId = (request: Request): string => {
  const [, claims = ''] = (request.headers.get('Authorization') ?? '').split('.');
  return claims && JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
};

const FILTERS = ['id', 'kind', 'item_id', 'author_id', 'revision', 'state'] as const;

const matches = (request: Request) => (row: Row) =>
  FILTERS.every((column) => {
    const wanted = new URL(request.url).searchParams.get(column);
    return wanted === null || wanted === `eq.${row[column]}`;
  });

const now = (): string => new Date().toISOString();

const isEmpty = (row: Pick<Row, 'form_values'>): boolean =>
  Object.keys(row.form_values).length === 0;

const newRow = (columns: Partial<Row> & Pick<Row, 'item_id' | 'author_id'>): Row => ({
  id: crypto.randomUUID(),
  kind: 'news',
  author_name: null,
  title: '',
  form_values: {},
  base_revision: null,
  taken: null,
  state: 'open',
  handed_over_at: columns.state && columns.state !== 'open' ? now() : null,
  note: null,
  reviewer_name: null,
  saved_at: now(),
  revision: 1,
  ...columns,
});

/**
 * The table of drafts as PostgREST serves it: one for each item and author. `drafts` are the stored
 * ones; `put` stores one as another device or a colleague.
 */
export const draftServer = {
  drafts,
  reset: (): void => void drafts.splice(0),
  put: (columns: Partial<Row> & Pick<Row, 'item_id' | 'author_id'>) => {
    const index = drafts.findIndex(
      ({ item_id, author_id }) => item_id === columns.item_id && author_id === columns.author_id,
    );
    const row = newRow({ revision: (drafts[index]?.revision ?? 0) + 1, ...columns });
    drafts.splice(index < 0 ? drafts.length : index, 1, row);
    return row;
  },
  handlers: [
    http.get(URL_OF_TABLE, ({ request }) => HttpResponse.json(drafts.filter(matches(request)))),
    http.post(URL_OF_TABLE, async ({ request }) => {
      const sent = (await request.json()) as Row;
      const row = newRow({ ...sent, author_id: accountId(request) });
      if (drafts.some((one) => one.item_id === row.item_id && one.author_id === row.author_id)) {
        const message = 'duplicate key value violates unique constraint "drafts_once"';
        return HttpResponse.json({ code: '23505', message }, { status: 409 });
      }
      if (row.state !== 'open' || !isEmpty(row)) drafts.push(row);
      return HttpResponse.json([row], { status: 201 });
    }),
    http.patch(URL_OF_TABLE, async ({ request }) => {
      const sent = (await request.json()) as Partial<Row>;
      const found = drafts.filter(matches(request));
      for (const row of found) {
        const saved = sent.form_values && { saved_at: now(), revision: row.revision + 1 };
        Object.assign(row, sent, saved);
        if (row.state === 'open' && isEmpty(row)) drafts.splice(drafts.indexOf(row), 1);
      }
      return HttpResponse.json(found);
    }),
  ],
};
