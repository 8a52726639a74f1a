import { readFileSync } from 'node:fs';

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table. */
export const table = (head: string[], rows: string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A page of `docs/` and the text it has to have. */
export interface Printed {
  page: string;
  text: string;
}

/**
 * Returns a page of `docs/` with this text between its marks `<!-- name -->` and `<!-- /name -->`.
 * @throws when the page lacks the marks
 */
export function printed(page: string, name: string, text: string): Printed {
  const now = readFileSync(page, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`);
  if (!marks.test(now)) throw new Error(`${page} lacks the marks <!-- ${name} -->`);
  return { page, text: now.replace(marks, (_, open, close) => `${open}${text}\n${close}`) };
}
