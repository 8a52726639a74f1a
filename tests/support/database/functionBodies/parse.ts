import { parse, parsePlPgSQL } from 'libpg-query';

/** A function as in PostgreSQL's catalogue. */
export interface FunctionRow {
  /** Qualified by its schema. */
  name: string;
  language: string;
  /** The body of a function in SQL or PL/pgSQL. */
  body: string;
  /** The complete CREATE FUNCTION statement. */
  definition: string;
  definer: boolean;
  settings: string[];
}

/** A node of PostgreSQL's parse tree, keyed by its type. */
export type Tree = { [key: string]: unknown };

export interface ParsedFunction {
  /** Every statement and expression of the body. */
  statements: unknown[];
  /** The expressions whose value EXECUTE runs. */
  dynamic: unknown[];
}

/**
 * An expression of PL/pgSQL; `parseMode` is 0 for a statement, 2 for a value, 3 to 5 for an
 * assignment.
 */
interface Expression {
  query: string;
  parseMode: number;
}

const isTree = (node: unknown): node is Tree =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Calls `visit` with every named node of a tree, at any depth. */
export function walk(node: unknown, visit: (name: string, value: Tree) => void): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, visit);
  } else if (isTree(node)) {
    for (const [name, value] of Object.entries(node)) {
      if (isTree(value)) visit(name, value);
      walk(value, visit);
    }
  }
}

/**
 * Returns the statement that PL/pgSQL makes of an expression: a SELECT of a value or of the right
 * side of an assignment.
 */
function statementOf({ query, parseMode }: Expression): string {
  if (parseMode === 0) return query;
  const value = parseMode === 2 ? query : query.replace(/^[^:=]*:?=/, '');
  return `select ${value}`;
}

const isExpression = (value: unknown): value is Expression =>
  isTree(value) && typeof value.query === 'string' && typeof value.parseMode === 'number';

/** Returns the expression that a PL/pgSQL statement executes as SQL, or undefined. */
function executedBy(name: string, value: Tree): unknown {
  if (name === 'PLpgSQL_stmt_dynexecute' || name === 'PLpgSQL_stmt_dynfors') return value.query;
  // RETURN QUERY EXECUTE and OPEN … FOR EXECUTE.
  return value.dynquery;
}

/**
 * Parses the body of a function.
 * @throws an Error if PostgreSQL's parser rejects the body or the language is unknown
 */
export async function parseFunction(row: FunctionRow): Promise<ParsedFunction> {
  const { language, body, definition } = row;
  const whole = await parse(definition);
  if (language === 'sql') {
    // A body in the SQL standard's form is part of the definition; the catalogue has no text of it.
    return { statements: body ? [whole, await parse(body)] : [whole], dynamic: [] };
  }
  if (language !== 'plpgsql')
    throw new Error(`is written in ${language}, which nothing here parses`);
  const expressions: string[] = [];
  const executed: string[] = [];
  walk(await parsePlPgSQL(definition), (name, value) => {
    if (name === 'PLpgSQL_expr' && isExpression(value)) expressions.push(statementOf(value));
    const dynamic = executedBy(name, value);
    if (isTree(dynamic) && isExpression(dynamic.PLpgSQL_expr)) {
      executed.push(statementOf(dynamic.PLpgSQL_expr));
    }
  });
  return {
    statements: [whole, ...(await Promise.all(expressions.map((sql) => parse(sql))))],
    dynamic: await Promise.all(executed.map((sql) => parse(sql))),
  };
}
