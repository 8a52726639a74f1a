import { readFileSync } from 'node:fs';

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/**
 * Returns a table in GitHub Flavored Markdown, without a line break at its end.
 * @param head the cells of the head; must not contain `|`, nor must those of the rows
 */
export const table = (head: string[], rows: string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A page of `docs/` and its expected text. */
export interface Printed {
  page: string;
  text: string;
}

/**
 * Returns a page of `docs/` with this text between its markers `<!-- name -->` and `<!-- /name -->`.
 * Writes nothing.
 * @param page the path from the root of the repository
 * @throws Error when the page lacks the markers; the error of Node when the page does not exist
 */
export function printed(page: string, name: string, text: string): Printed {
  const current = readFileSync(page, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`);
  if (!marks.test(current)) throw new Error(`${page} lacks the marks <!-- ${name} -->`);
  return { page, text: current.replace(marks, (_, open, close) => `${open}${text}\n${close}`) };
}
