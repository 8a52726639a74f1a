import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allKinds, formColumns } from '../../src/staff/kinds/kinds';

/** Links and paths of the documents, and citations such as `R4.2`, “design 4”, “decision 0019”. */

const FOLDERS = ['src', 'api', 'hosting', 'local', 'supabase', 'tests', 'scripts', 'docs'];

const read = (file: string): string => readFileSync(file, 'utf8');

const filesUnder = (folder: string, kinds: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'));

const documents = [
  ...filesUnder('docs', /\.md$/),
  ...filesUnder('tests', /\.md$/),
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
];

/** Returns the targets of the links and images in a document, without those to other sites. */
const linksIn = (file: string): string[] =>
  [
    ...read(file)
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https|mailto|tel):/.test(target));

/** Returns the anchors that GitHub gives the headings: `## 1. What it does` → `1-what-it-does`. */
const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

function resolves(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || (statSync(file).isFile() && anchorsIn(file).includes(anchor));
}

const ROOMS = [
  ...FOLDERS,
  ...'public app pages staff features services lib ui content prerender'.split(' '),
];

/** Matches a file with an ending, from any folder on, and a path that begins with a room. */
const PATH = new RegExp(
  String.raw`(?<![\w./:@<>-])(?:(?:[\w.-]+/)*[\w-]+\.(?:tsx?|mjs|sql|json|css|toml|md)\b(?![\w/])|(?:${ROOMS.join('|')})/[\w./-]*\w)`,
  'g',
);

/** Examples of names, and files of Vercel. */
const ELSEWHERE = new Set(['PascalCase.tsx', 'camelCase.ts', 'vercel.json', 'config.json']);

const paths = [...FOLDERS, 'public', '.']
  .flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: folder !== '.' }).map((entry) =>
      join('/', entry.parentPath, entry.name),
    ),
  )
  .filter((path) => !path.includes('/node_modules/'));

/** Whether a path exists from a folder on; a test may lack its ending, a migration its number. */
function isInRepository(named: string): boolean {
  const path = named.replace(/^(?:\.\.\/)+/, '');
  const start = path.startsWith('_') ? '' : '/';
  return ['', '.test.ts', '.test.tsx'].some((ending) =>
    paths.some((one) => one.endsWith(start + path + ending)),
  );
}

describe('the documents', () => {
  it.each(documents)('have links that lead to a file and a heading: %s', (document) => {
    expect(linksIn(document).filter((target) => !resolves(document, target))).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const unknown = documents.flatMap((document) =>
      [...read(document).matchAll(PATH)]
        .map(([path]) => path)
        .filter((path) => !ELSEWHERE.has(path) && !isInRepository(path))
        .map((path) => `${document}: ${path}`),
    );
    expect(unknown).toEqual([]);
  });
});

const COLUMNS_IN = { news: 'R3.1', notices: 'R3.4', alerts: 'R3.9' };

it.each(allKinds)('the requirements name each column of %s that staff write', (kind) => {
  const [, text = ''] = read('docs/requirements.md').split(`**${COLUMNS_IN[kind]}**`);
  const words = text.slice(0, text.indexOf('- **R')).split(/\W+/);
  const columns = formColumns(kind).map((column) => column.replace('translated_', ''));
  expect(words).toEqual(expect.arrayContaining(columns));
});

const CITING = /\.(?:tsx?|mjs|js|sql|css|md|toml|yml)$/;
const citing = FOLDERS.flatMap((folder) => filesUnder(folder, CITING));

const targets = (file: string, pattern: RegExp): Set<string> =>
  new Set([...read(file).matchAll(pattern)].map(([, target = '']) => target));

describe('citations', () => {
  it.each([
    [
      'requirements by number',
      /\b(R[1-9]\d?\.\d+)\b/g,
      'requirements',
      /^- \*\*(R\d+\.\d+)\*\* /gm,
    ],
    ['sections of the requirements', /\brequirements (\d+)\b/gi, 'requirements', /^## (\d+)\./gm],
    ['sections of the design', /\bdesign (\d+)\b/gi, 'design', /^## (\d+)\./gm],
    ['decisions', /\bdecisions? (\d{4})\b/gi, 'decisions/README', /^(?:## |- \[)(\d{4})\b/gm],
  ])('of %s have a target', (_, pattern, page, heading) => {
    const known = targets(`docs/${page}.md`, heading);
    const unresolved = citing.flatMap((file) =>
      [...read(file).matchAll(pattern)]
        .filter(([, cited = '']) => !known.has(cited))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(unresolved).toEqual([]);
  });
});
