import { parse } from 'libpg-query';
import { type Tree, walk } from './parse';

/** Dynamic SQL: whether values can change its text, and the statements it contains. */

const nodeAt = (node: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Tree | undefined)?.[key], node);

const text = (node: unknown): string | undefined => {
  const value = nodeAt(node, 'A_Const', 'sval', 'sval');
  // An empty string has no value in the parse tree.
  return typeof value === 'string' ? value : nodeAt(node, 'A_Const', 'sval') ? '' : undefined;
};

interface Call {
  name: unknown;
  args: unknown[];
}

const callOf = (node: unknown): Call | undefined => {
  const names = nodeAt(node, 'FuncCall', 'funcname');
  const args = nodeAt(node, 'FuncCall', 'args');
  if (!Array.isArray(names)) return undefined;
  return { name: nodeAt(names.at(-1), 'String', 'sval'), args: Array.isArray(args) ? args : [] };
};

/** The single value of `select …`. */
const selected = (select: unknown): unknown =>
  nodeAt(select, 'SelectStmt', 'targetList', 0, 'ResTarget', 'val');

interface Placeholder {
  type: string;
  /** Argument of format(), from 1. */
  argument: number;
}

/** @see https://www.postgresql.org/docs/17/functions-string.html#FUNCTIONS-STRING-FORMAT */
const PLACEHOLDER = /%(?:%|(?:(\d+)\$)?-?(?:\d+|\*(?:\d+\$)?)?([A-Za-z]))/g;

function placeholders(template: string): Placeholder[] {
  let next = 1;
  return [...template.matchAll(PLACEHOLDER)].flatMap(([, position, type]) => {
    if (!type) return [];
    const argument = position ? Number(position) : next;
    next = argument + 1;
    return [{ type, argument }];
  });
}

/**
 * Returns whether a value is a list of quoted names: `(select string_agg(quote_ident(…), …) from
 * …)`.
 */
function isQuotedList(node: unknown): boolean {
  const list = callOf(selected(nodeAt(node, 'SubLink', 'subselect')));
  if (list?.name !== 'string_agg') return false;
  const quoted = callOf(list.args[0]);
  return quoted?.name === 'quote_ident' || quoted?.name === 'quote_literal';
}

/**
 * Returns what is wrong with a statement `select …` whose value is executed; undefined if nothing
 * is.
 */
export function unquoted(executed: unknown): string | undefined {
  const value = selected(nodeAt(executed, 'stmts', 0, 'stmt'));
  if (text(value) !== undefined) return undefined;
  const call = callOf(value);
  const template = text(call?.args[0]);
  if (call?.name !== 'format' || template === undefined) {
    return 'executes a text that is not format() of a constant';
  }
  const open = placeholders(template).find(
    ({ type, argument }) => type === 's' && !isQuotedList(call.args[argument]),
  );
  return open && 'executes a text with %s, which quotes nothing';
}

/**
 * Returns the statements of an executed constant or template, with names and values for its
 * placeholders.
 */
export async function executedStatements(executed: unknown): Promise<unknown[]> {
  const found: string[] = [];
  const value = selected(nodeAt(executed, 'stmts', 0, 'stmt'));
  const template = text(value) ?? text(callOf(value)?.args[0]);
  if (template !== undefined) found.push(template.replace(PLACEHOLDER, fill));
  return Promise.all(found.map((sql) => parse(sql)));
}

const fill = (whole: string, _position: string, type?: string): string => {
  if (!type) return whole.replace('%%', '%');
  return type === 'L' ? `'value'` : 'name';
};

/** Returns whether a tree has an UPDATE or DELETE of every row, at any depth. */
export function changesEveryRow(tree: unknown): boolean {
  let found = false;
  walk(tree, (name, value) => {
    if ((name === 'UpdateStmt' || name === 'DeleteStmt') && !value.whereClause) found = true;
  });
  return found;
}
