/** SQL as PostgREST writes it: what a request filters by is a parameter, its rows come as one text of JSON. */

export interface Query {
  name: string;
  role: 'anon' | 'authenticated';
  /** With `$1`, `$2` … where PostgREST has parameters. */
  sql: string;
  parameters: string[];
  /** Milliseconds at a million articles; null: shown for comparison, nothing waits for it. */
  target: number | null;
}

/** A statement with its parameters, built piece by piece. */
export interface Part {
  sql: string;
  parameters: string[];
}

/** A tag for SQL: its values become parameters, parts become SQL. */
export function sql(strings: TemplateStringsArray, ...values: (string | number | Part)[]): Part {
  const parameters: string[] = [];
  const text = strings.map((before, place) => {
    const value = values[place];
    if (value === undefined) return before;
    const part = typeof value === 'object' ? value : { sql: '$1', parameters: [String(value)] };
    const from = parameters.length;
    parameters.push(...part.parameters);
    return before + part.sql.replace(/\$(\d+)/g, (_, number) => `$${from + Number(number)}`);
  });
  return { sql: text.join(''), parameters };
}

/** SQL without parameters. */
export const plain = (text: string): Part => ({ sql: text, parameters: [] });

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The statement with its parameters written into it. */
export const inline = ({ sql: text, parameters }: Part): string =>
  text.replace(/\$(\d+)/g, (_, number) => quoted(parameters[Number(number) - 1] ?? ''));

/** Rows as PostgREST hands them over. */
export const asJson = (select: Part): Part =>
  sql`with rows as (${select}) select coalesce(json_agg(rows), '[]')::text from rows`;

/** The same with `Prefer: count=exact`. */
export const asCountedJson = (select: Part, all: Part): Part => sql`
  with rows as (${select}), every as (${all})
  select (select count(*) from every), coalesce(json_agg(rows), '[]')::text from rows`;

/** Ten rows of a list, from 1. */
export const page = (number: number): Part => sql`limit ${10} offset ${(number - 1) * 10}`;

/** `max_rows` of supabase/config.toml, which PostgREST adds where a request names no limit. */
export const MAX_ROWS: Part = sql`limit ${200}`;
