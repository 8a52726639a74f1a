import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The packages that every public page may load (decision 0041). */
const EVERYWHERE = [
  'i18next',
  'lucide-react',
  'react',
  'react-dom/client',
  'react-i18next',
  'react-router-dom',
];

/** The packages of pages, with the part of React that is already loaded. */
const OF_PAGES = [...EVERYWHERE, 'react-dom'];

/** The packages of pages that show data of the database. */
const WITH_DATA = [...OF_PAGES, '@supabase/postgrest-js', '@tanstack/react-query'];

/** What a visit runs on every page, before anything is pressed. */
const APP = [
  'src/main.ts',
  'src/app/startup/mountApp.ts',
  'src/app/startup/PublicApp.tsx',
  'src/app/startup/registerServiceWorker.ts',
  'src/features/alerts/CurrentAlerts.tsx',
];

const contentPages = readdirSync('src/pages/content')
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `src/pages/content/${name}`);

/** Returns the static imports of a module that remain at run time. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    const target = isImport || isExport ? statement.moduleSpecifier : undefined;
    return target && ts.isStringLiteral(target) ? [target.text] : [];
  });
}

const resolved = (path: string): string | undefined =>
  ['', '.ts', '.tsx']
    .map((ending) => path + ending)
    .find((file) => /tsx?$/.test(file) && existsSync(file));

/** Returns the packages that modules load by static imports, recursively, in alphabetical order. */
function packagesOf(files: string[]): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const target of importsOf(file)) {
      const module = target.startsWith('.') && resolved(join(dirname(file), target));
      if (module) queue.push(module);
      else if (!target.startsWith('.') && !target.startsWith('virtual:')) packages.add(target);
    }
  }
  return [...packages].sort();
}

describe('packages of public pages', () => {
  it('are these few on every page', () => {
    expect(packagesOf(APP)).toEqual(EVERYWHERE);
  });

  it.each(['src/pages/Home.tsx', 'src/pages/Embassy.tsx', ...contentPages])(
    'are no others in %s',
    (page) => {
      expect(OF_PAGES).toEqual(expect.arrayContaining(packagesOf([page])));
    },
  );

  it.each([
    'src/pages/News.tsx',
    'src/pages/Article.tsx',
    'src/features/news/banner/NewsBanner.tsx',
    'src/features/notices/NoticesBanner.tsx',
  ])('are the database client and its cache in %s', (page) => {
    expect(WITH_DATA).toEqual(expect.arrayContaining(packagesOf([page])));
  });
});
