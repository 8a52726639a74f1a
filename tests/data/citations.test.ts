import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sections } from '../../scripts/requirements/requirements';

/** Citations in code and documents: `R4.2`, “requirements 4”, “design 4”. */

const CITING = /\.(?:tsx?|mjs|js|sql|css|md|toml|yml)$/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && CITING.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'));

const files = ['src', 'api', 'supabase', 'tests', 'scripts', 'docs'].flatMap(filesUnder);

const requirements = new Set<string>(
  sections.flatMap(({ requirements }) => requirements.map(({ id }) => id)),
);

const designSections = new Set(
  [...readFileSync('docs/design.md', 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => number),
);

/** Returns the citations without a target, each with its file. */
const unresolved = (pattern: RegExp, isThere: (cited: string) => boolean): string[] =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)]
      .filter(([, cited = '']) => !isThere(cited))
      .map(([text]) => `${file}: ${text}`),
  );

describe('citations', () => {
  it('of requirements by number have a target', () => {
    expect(unresolved(/\b(R[1-9]\d?\.\d+)\b/g, (id) => requirements.has(id))).toEqual([]);
  });

  it('of sections of the requirements have a target', () => {
    const isThere = (number: string) => Number(number) >= 1 && Number(number) <= sections.length;
    expect(unresolved(/\brequirements (\d+)\b/gi, isThere)).toEqual([]);
  });

  it('of sections of the design have a target', () => {
    expect(unresolved(/\bdesign (\d+)\b/gi, (number) => designSections.has(number))).toEqual([]);
  });
});
