import { readFileSync } from 'node:fs';

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table. */
export const table = (head: string[], rows: string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A page of `docs/` and its expected text. */
export interface Printed {
  page: string;
  text: string;
}

/**
 * Returns a page of `docs/` with this text between its markers `<!-- name -->` and `<!-- /name -->`.
 * @throws Error when the page lacks the markers
 */
export function printed(page: string, name: string, text: string): Printed {
  const current = readFileSync(page, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`);
  if (!marks.test(current)) throw new Error(`${page} lacks the marks <!-- ${name} -->`);
  return { page, text: current.replace(marks, (_, open, close) => `${open}${text}\n${close}`) };
}
