import type postgres from 'postgres';

/** A row as JSON, as `to_jsonb` writes it. */
export type Row = Record<string, unknown>;

type Sql = postgres.Sql;

/** What is neither exported nor the same in two databases; a category is named by its slug. */
const NOT_COMPARED = [
  ...['author_id', 'updated_at', 'category_id'],
  ...['text_changed_at', 'translation_changed_at'],
];

/** The rows of both lists by id, with the name of the store left out. */
export async function rowsOf(sql: Sql): Promise<Map<string, Row>> {
  const rows = await sql<{ id: string; row: Row }[]>`
    select news.id, to_jsonb(news) - ${NOT_COMPARED}::text[]
      || jsonb_build_object('topic', news_categories.slug) as row
    from public.news left join public.news_categories on news_categories.id = category_id
    union all select id, to_jsonb(notices) - ${NOT_COMPARED}::text[] from public.notices`;
  return new Map(rows.map(({ id, row }) => [id, withoutStore(row)]));
}

const withoutStore = (row: Row): Row =>
  JSON.parse(JSON.stringify(row).replace(/\/\/(one|two)\.public/g, '//STORE.public'));

/** Every state that an item has had, by its id, as text that compares. */
export async function statesOf(sql: Sql): Promise<Map<string, Set<string>>> {
  const rows = await sql<{ item: string; stored: Row }[]>`select item, stored from public.versions`;
  const states = new Map<string, Set<string>>();
  for (const { item, stored } of rows) {
    const known = states.get(item) ?? new Set();
    states.set(item, known.add(comparable(stored)));
  }
  return states;
}

/** A state as text, whatever the order of its columns; without what a version does not have. */
export function comparable(row: Row): string {
  const { id: _, created_at: __, ...state } = row;
  return JSON.stringify(Object.entries(state).sort(([one], [other]) => one.localeCompare(other)));
}
