const lineOf = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Prints a table in Markdown, past Vitest, which hides what a passed test logs. */
export const printTable = (head: string[], rows: (string | number)[][]): void =>
  void process.stdout.write(`${[head, head.map(() => '---'), ...rows].map(lineOf).join('\n')}\n`);
