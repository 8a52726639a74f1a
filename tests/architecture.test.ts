import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Design 3: imports run one way; each layer imports only the layers listed for it. */
const ALLOWED: Record<string, string[]> = {
  'main.ts': ['site', 'lib', 'styles'],
  prerender: ['prerender', 'site', 'lib', 'content'],
  site: ['site', 'staff', 'styles', 'lib', 'ui', 'content'],
  staff: ['staff', 'site', 'lib', 'ui', 'content', 'locales'],
  lib: ['lib', 'content', 'locales'],
  ui: ['ui', 'lib', 'content'],
  content: ['content'],
};

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Returns the relative imports of a file, static and dynamic, as paths from the root. */
function importsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const target =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (target && ts.isStringLiteral(target) && /^\.(?!.*\/node_modules\/)/.test(target.text)) {
      found.push(join(dirname(file), target.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

const layerOf = (path: string): string => relative('src', path).split('/')[0] ?? '';
const roomOf = (path: string): string => relative('src/site', path).split('/')[0] ?? '';

/** The rooms of the public half; each imports only rooms of the lines above it. */
const SITE = [
  ['data'],
  ['contacts', 'page'],
  ['alerts', 'consular', 'embassy', 'kenya', 'news', 'notices', 'offline', 'search'],
  ['pages'],
  ['shell'],
];

/** The folders of the staff half, lowest first: each imports only those before it. */
const STAFF = [
  ...['parts', 'StaffPage', 'forms', 'kinds', 'api', 'account', 'files', 'items'],
  ...['drafts', 'history', 'words', 'facts', 'richText', 'editor'],
  ...['closing', 'lists', 'shell'],
];
/** The form of a kind stands in the folder of its kind, and on the parts of the editor. */
const rankOf = (path: string): number =>
  /^src\/staff\/kinds\/\w+\/[A-Z]/.test(path)
    ? STAFF.indexOf('editor')
    : STAFF.indexOf(relative('src/staff', path).split(/[/.]/)[0] ?? '');

const sources = filesUnder('src').filter((file) => !file.endsWith('.d.ts'));

const sourceSet = new Set(sources);

/** Returns the source file of an import path; empty for styles and data. */
const fileOf = (path: string): string[] =>
  ['', '.ts', '.tsx'].map((ending) => path + ending).filter((file) => sourceSet.has(file));

/** Returns the first import cycle found from each file, as a path. */
function cyclesIn(graph: Map<string, string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

describe('the architecture', () => {
  it('lets imports run one way only: main, prerender → site, staff → ui → lib → content', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => !ALLOWED[layerOf(file)]?.includes(layerOf(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  const importsWithin = (layer: string) =>
    sources
      .filter((file) => layerOf(file) === layer)
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => layerOf(target) === layer);
  const arrow = ({ file, target }: { file: string; target: string }) => `${file} → ${target}`;

  it('lets a room of the public half import only the rooms below it', () => {
    const floorOf = (path: string) => SITE.findIndex((floor) => floor.includes(roomOf(path)));
    const wrong = importsWithin('site').filter(
      ({ file, target }) =>
        floorOf(file) < 0 || (roomOf(file) !== roomOf(target) && floorOf(file) <= floorOf(target)),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  it('imports the staff half in the shell of the public half alone', () => {
    const importers = sources.filter(
      (file) =>
        layerOf(file) === 'site' && importsOf(file).some((path) => layerOf(path) === 'staff'),
    );
    expect(new Set(importers.map(roomOf))).toEqual(new Set(['shell']));
  });

  it('lets a folder of the staff half import only the folders below it', () => {
    const wrong = importsWithin('staff').filter(
      ({ file, target }) => rankOf(file) < 0 || rankOf(file) < rankOf(target),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  it('has no import cycles', () => {
    const graph = new Map(sources.map((file) => [file, importsOf(file).flatMap(fileOf)]));
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('reads environment variables in src/lib/env.ts only', () => {
    const readers = sources.filter((file) => /import\.meta\.env/.test(readFileSync(file, 'utf8')));
    expect(readers).toEqual(['src/lib/env.ts']);
  });

  it('looks behind in no regular expression for browsers, because Safari cannot parse that before 16.4', () => {
    const inBrowsers = sources.filter((file) => layerOf(file) !== 'prerender');
    const wrong = inBrowsers.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')));
    expect(wrong).toEqual([]);
  });

  it('names the namespaces of staff in no script of public pages', () => {
    const importers = sources.filter((file) =>
      importsOf(file).some((target) => /content\/staffNamespaces(\.ts)?$/.test(target)),
    );
    expect(importers.map(layerOf).filter((layer) => layer !== 'prerender')).toEqual(['staff']);
  });

  it('compares the language nowhere except in src/lib/i18n', () => {
    const wrong = sources
      .filter((file) => !file.startsWith('src/lib/i18n/'))
      .filter((file) => /[!=]== '(?:ru|en)'/.test(readFileSync(file, 'utf8')));
    expect(wrong).toEqual([]);
  });

  it('has comments of at most 100 columns, in which nouns are repeated', () => {
    const comments = ['src', 'api', 'local', 'hosting', 'scripts', 'supabase', 'tests']
      .flatMap(filesUnder)
      .filter((file) => !file.includes('node_modules'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/^ *(?:\/\/|\/?\*).*/gm) ?? []);
    const wrong = (line: string) =>
      line.length > 100 || /\b(?:that of|those of|(?<!each )of which)\b/i.test(line);
    expect(comments.filter(wrong)).toEqual([]);
  });
});
