import type postgres from 'postgres';

/** A row as JSON, as `to_jsonb` returns it. */
export type Row = Record<string, unknown>;

type Sql = postgres.Sql;

/** Columns that are not exported or differ between databases; a category is named by its slug. */
const NOT_COMPARED = [
  ...['author_id', 'updated_at', 'revision', 'listed_at', 'titles', 'category_id'],
];

const NOT_IN_VERSIONS = ['id', 'created_at', 'text_changed_at', 'translation_changed_at'];

/** The rows of both tables by id, without the name of the store. */
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

/** Every stored version of each item by its id, as comparable text. */
export async function statesOf(sql: Sql): Promise<Map<string, Set<string>>> {
  const rows = await sql<{ item_id: string; snapshot: Row }[]>`
    select item_id, snapshot from public.audit where snapshot is not null`;
  const states = new Map<string, Set<string>>();
  for (const { item_id, snapshot } of rows) {
    const versions = states.get(item_id) ?? new Set();
    states.set(item_id, versions.add(comparable(snapshot)));
  }
  return states;
}

/**
 * A version as text, independent of the order of its columns; without columns that versions lack.
 */
export function comparable(row: Row): string {
  const state = Object.entries(row).filter(([column]) => !NOT_IN_VERSIONS.includes(column));
  return JSON.stringify(state.sort(([one], [other]) => one.localeCompare(other)));
}
