import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { requirementsPage } from '../../scripts/docs/requirementsPage';
import { testsOf } from '../../scripts/requirements/page';
import { sections } from '../../scripts/requirements/requirements';

const all = sections.flatMap(({ requirements }) => requirements);

/** Returns the function that a call names, behind `.each(…)` and `.each<…>`…``. */
function calleeOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) {
    return calleeOf(node.expression);
  }
  return ts.isTaggedTemplateExpression(node) ? calleeOf(node.tag) : '';
}

/** Returns the titles of the tests in a file, and those of table rows that name a test. */
function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test|describe)$/.test(calleeOf(node.expression))) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first)) titles.push(first.text);
      if (first && ts.isArrayLiteralExpression(first)) titles.push(...firstCells(first));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Returns the first cells of a table, which replace the `%s` of a title. */
const firstCells = (rows: ts.ArrayLiteralExpression): string[] =>
  rows.elements
    .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
    .filter((cell) => cell !== undefined)
    .filter(ts.isStringLiteralLike)
    .map((cell) => cell.text);

describe('the requirements', () => {
  it('are printed in docs/requirements.md (else: npm run generate:docs)', () => {
    const { page, text } = requirementsPage();
    expect(readFileSync(page, 'utf8')).toBe(text);
  });

  it('are numbered by section without gaps or duplicates', () => {
    const expected = sections.flatMap(({ requirements }, section) =>
      requirements.map((_, index) => `R${section + 1}.${index + 1}`),
    );
    expect(all.map(({ id }) => id)).toEqual(expected);
  });

  it('name files and folders that exist', () => {
    const paths = all.flatMap(({ id, where }) => where.map((path) => ({ id, path })));
    expect(paths.filter(({ path }) => !existsSync(path))).toEqual([]);
    expect(all.filter(({ where }) => where.length === 0)).toEqual([]);
  });

  it('name tests that exist, by a title or a part of it', () => {
    const files = new Set(all.flatMap(testsOf).map(({ file }) => file));
    const titles = new Map([...files].filter(existsSync).map((file) => [file, titlesIn(file)]));
    const unresolved = all.flatMap((requirement) =>
      testsOf(requirement)
        .filter(({ file, title }) => !titles.get(file)?.some((one) => one.includes(title)))
        .map(({ file, title }) => `${requirement.id}: ${file} has no “${title}”`),
    );
    expect(unresolved).toEqual([]);
  });
});
