/**
 * SQL as PostgREST generates it: filter values are parameters, rows are returned as one JSON text.
 */

export interface Query {
  name: string;
  role: 'anon' | 'authenticated';
  /** With `$1`, `$2` … where PostgREST uses parameters. */
  sql: string;
  parameters: string[];
  /** Milliseconds at a million articles; null for queries that are shown for comparison only. */
  target: number | null;
}

/** A part of a statement with its parameters. */
export interface Part {
  sql: string;
  parameters: string[];
}

/** Tag for SQL: values become parameters, parts become SQL. */
export function sql(strings: TemplateStringsArray, ...values: (string | number | Part)[]): Part {
  const parameters: string[] = [];
  const text = strings.map((literal, index) => {
    const value = values[index];
    if (value === undefined) return literal;
    const part = typeof value === 'object' ? value : { sql: '$1', parameters: [String(value)] };
    const from = parameters.length;
    parameters.push(...part.parameters);
    return literal + part.sql.replace(/\$(\d+)/g, (_, number) => `$${from + Number(number)}`);
  });
  return { sql: text.join(''), parameters };
}

/** SQL without parameters. */
export const plain = (text: string): Part => ({ sql: text, parameters: [] });

const quoteLiteral = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The statement with its parameters as literals. */
export const inline = ({ sql: text, parameters }: Part): string =>
  text.replace(/\$(\d+)/g, (_, number) => quoteLiteral(parameters[Number(number) - 1] ?? ''));

/** Rows as PostgREST returns them. */
export const asJson = (select: Part): Part =>
  sql`with rows as (${select}) select coalesce(json_agg(rows), '[]')::text from rows`;

/** Rows as PostgREST returns them with `Prefer: count=exact`. */
export const asCountedJson = (select: Part, all: Part): Part => sql`
  with rows as (${select}), every as (${all})
  select (select count(*) from every), coalesce(json_agg(rows), '[]')::text from rows`;

/** Ten rows of a list, by the page number from 1. */
export const page = (number: number): Part => sql`limit ${10} offset ${(number - 1) * 10}`;

/** `max_rows` of supabase/config.toml, which PostgREST applies when a request has no limit. */
export const MAX_ROWS: Part = sql`limit ${200}`;
