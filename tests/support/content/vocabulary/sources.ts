import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

/** A name or a sentence, and the file it is in. */
export interface Occurrence {
  file: string;
  text: string;
}

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
const matching = (pattern: RegExp): string[] => tracked.filter((file) => pattern.test(file));

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const isDeclared = (node: ts.Identifier): boolean =>
  'name' in node.parent && node.parent.name === node && !ts.isPropertyAccessExpression(node.parent);

const TITLED = /^(?:describe|it|test)\b/;

/** The title of a test: the first argument of `it('…')`, `it.each(…)('…')` and the like. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !TITLED.test(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title.text : undefined;
}

/** Declared names and test titles of one TypeScript file. */
function readSource(file: string): { names: string[]; titles: string[] } {
  const names = new Set<string>();
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclared(node)) names.add(node.text);
    const title = titleOf(node);
    if (title) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return { names: [...names], titles };
}

/** `usePictureQueue`, `picture-queue` and `PICTURE_QUEUE` as `use picture queue`. */
const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .toLowerCase();

const COMMENTS: [files: RegExp, comment: RegExp][] = [
  [/\.(?:tsx?|mjs|js|css)$/, /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm],
  [/\.sql$/, /--.*$/gm],
  [/\.toml$/, /(?<=^|\s)#.*$/gm],
];

/** A comment in one line, without its marks. */
const toSentence = (comment: string): string => comment.replace(/\s*\n\s*(?:\*|--)?\s*/g, ' ');

/** A paragraph of Markdown without texts of the interface and code. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|«[^»]*»|`[^`]*`/g, '…');

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

const sources = matching(/^(?:src|api|supabase|scripts|tests)\/.*\.tsx?$/).map((file) => ({
  file,
  ...readSource(file),
}));

/** Identifiers, file names, CSS classes and translation keys, as words in lower case. */
export const names: Occurrence[] = [
  ...sources.flatMap(({ file, names }) => names.map((text) => ({ file, text }))),
  ...tracked.map((file) => ({ file, text: basename(file).replace(/\..*$/, '') })),
  ...matching(/\.css$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(
      ([, text = '']) => ({
        file,
        text,
      }),
    ),
  ),
  ...matching(/^src\/locales\/en\/.*\.json$/).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({ file, text })),
  ),
].map(({ file, text }) => ({ file, text: toWords(text) }));

/** Comments, test titles and documents. */
export const sentences: Occurrence[] = [
  ...COMMENTS.flatMap(([files, comment]) =>
    matching(files).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(comment)].map(([text]) => ({
        file,
        text: toSentence(text),
      })),
    ),
  ),
  ...sources.flatMap(({ file, titles }) => titles.map((text) => ({ file, text }))),
  ...matching(/\.md$/).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/\n{2,}/)
      .map((text) => ({ file, text: withoutQuotes(toSentence(text)) })),
  ),
];
