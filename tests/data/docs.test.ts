import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECISIONS = 'docs/decisions';
const TEMPLATE = '0000-template.md';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('docs', file));

const documents = [
  ...inDocs,
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...['tests/README.md', 'tests/browsers/README.md'],
];

const read = (file: string): string => readFileSync(file, 'utf8');

/** Markdown without code blocks, which may contain what looks like a link or a heading. */
const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** Returns the targets of the links and images in a document. */
const linksIn = (file: string): string[] =>
  [
    ...withoutBlocks(read(file))
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target);

/**
 * Returns the anchor that GitHub gives a heading: `## 1. What it does` becomes `1-what-it-does`.
 */
const slugOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function anchorsIn(file: string): Set<string> {
  const text = withoutBlocks(read(file));
  const slugs = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
  const repeated = slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length;
    return before > 0 ? `${slug}-${before}` : slug;
  });
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...repeated, ...named]);
}

const isOutside = (target: string): boolean => /^(?:https?|mailto|tel):/.test(target);

/** Whether a link's file or folder and its anchor exist. */
function resolves(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : join(dirname(document), decodeURI(path));
  if (!existsSync(file)) return false;
  if (anchor === undefined) return true;
  return statSync(file).isFile() && anchorsIn(file).has(anchor);
}

/** Returns the files that a page links to, relative to the repository's root. */
const linkedFrom = (index: string): Set<string> =>
  new Set(
    linksIn(index)
      .filter((target) => !isOutside(target))
      .map((target) => join(dirname(index), target.split('#')[0] ?? '')),
  );

describe('the links of the documents', () => {
  it.each(documents)('of %s lead to a file and a heading that exist', (document) => {
    const broken = linksIn(document)
      .filter((target) => !isOutside(target))
      .filter((target) => !resolves(document, target));
    expect(broken).toEqual([]);
  });

  it.each(documents)('of %s to other sites use https', (document) => {
    expect(linksIn(document).filter((target) => target.startsWith('http:'))).toEqual([]);
  });
});

describe('the index of docs/', () => {
  it('lists every page except the decisions, which have their own index', () => {
    const linked = linkedFrom('docs/README.md');
    const pages = inDocs.filter((file) => dirname(file) === 'docs' && file !== 'docs/README.md');
    expect([...pages, `${DECISIONS}/README.md`].filter((page) => !linked.has(page))).toEqual([]);
  });
});

interface Decision {
  file: string;
  number: string;
  title: string;
  status: string;
  date: string;
  by: string;
}

/** Reads the head of a decision: title, status, date and, if superseded, by which one. */
function headOf(file: string): Decision {
  const text = read(join(DECISIONS, file));
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  const [, status = '', by = ''] = /^- Status: ([^[\n]*?)(?: by (\[.+\))?)?$/m.exec(text) ?? [];
  const [, date = ''] = /^- Date: (.+)$/m.exec(text) ?? [];
  return { file, number, title, status, date, by };
}

const files = inDocs
  .map((file) => relative(DECISIONS, file))
  .filter((file) => /^\d{4}-/.test(file) && file !== TEMPLATE)
  .sort();
const decisions = files.map(headOf);

const rowOf = ({ file, number, title, status, date, by }: Decision): string =>
  `| [${number}](${file}) | ${title} | ${status} | ${date} | ${by}${by && ' '}|`;

describe('the decisions', () => {
  it.each(decisions)('include $file with its number, a status and a date', (decision) => {
    expect(decision.number).toBe(decision.file.slice(0, 4));
    expect(decision.status).toMatch(/^(?:proposed|accepted|superseded(?: in part)?)$/);
    expect(decision.by !== '').toBe(decision.status.startsWith('superseded'));
    expect(new Date(decision.date).toISOString().slice(0, 10)).toBe(decision.date);
  });

  it('are listed in their index with title, status and date', () => {
    const index = read(`${DECISIONS}/README.md`);
    expect(decisions.map(rowOf).filter((row) => !index.includes(row))).toEqual([]);
    expect(index.match(/^\| \[\d{4}\]/gm)).toHaveLength(decisions.length);
  });

  it('that supersede another one refer to each other', () => {
    const silent = decisions.filter(({ file, by }) => {
      const [, successor] = /\]\((.+)\)/.exec(by) ?? [];
      return successor !== undefined && !read(join(DECISIONS, successor)).includes(`(${file})`);
    });
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
