import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/gallery/catalogue';
import { gallery } from '../../src/gallery/plugin';
import { textsIn } from '../../src/gallery/texts/texts';
import { languages } from '../../src/lib/i18n/languages';
import { isLatinAllowed } from '../support/content/latinAllowed';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The components that a source file exports, by their names alone. */
const exportedFrom = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
    ([, name = '']) => name,
  );

const components = catalogue.flatMap((folder) => folder.components);
const sources = filesIn('src/gallery/examples').map((file) => readFileSync(file, 'utf8'));

/** Every text of a value, however deep. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value as Record<string, unknown>).flatMap(stringsOf);

describe('the gallery', () => {
  it('shows every component that src/ui exports', () => {
    const exported = filesIn('src/ui').flatMap((file) =>
      exportedFrom(file).map((name) => `${file} ${name}`),
    );
    expect(exported.length).toBeGreaterThan(30);
    expect(components.map(({ file, name }) => `${file} ${name}`).sort()).toEqual(exported.sort());
  });

  it('describes each with its docstring', () => {
    expect(components.filter(({ description }) => !description)).toEqual([]);
  });

  it.each(components)('has examples of $name ($file)', ({ name, examples }) => {
    for (const language of languages) {
      const titles = examples?.(textsIn[language]).map(({ title }) => title) ?? [];
      expect(titles, 'add one in src/gallery/examples').not.toEqual([]);
      expect(new Set(titles).size, 'a title twice').toBe(titles.length);
    }
    expect(sources.some((source) => new RegExp(`<${name}[\\s/>]`).test(source))).toBe(true);
  });

  it('has no English in its Russian texts but names', () => {
    const english = stringsOf(textsIn.ru).flatMap((text) =>
      (text.replace(/\bsrc\/[\w/]+/g, '').match(/[A-Za-z][A-Za-z'’-]+/g) ?? []).filter(
        (word) => !isLatinAllowed(word),
      ),
    );
    expect(english).toEqual([]);
  });
});

describe('the plugin of the gallery', () => {
  afterEach(() => vi.unstubAllEnvs());

  const applies = (options: { command: 'build' | 'serve'; isPreview?: boolean }): boolean => {
    const { apply } = gallery();
    return typeof apply === 'function' && apply({}, { mode: 'development', ...options });
  };

  it('applies to the development server alone', () => {
    expect(applies({ command: 'serve' })).toBe(true);
    expect(applies({ command: 'serve', isPreview: true })).toBe(false);
    expect(applies({ command: 'build' })).toBe(false);
  });

  it('does not apply where `vercel dev` starts that server', () => {
    vi.stubEnv('__VERCEL_DEV_RUNNING', '1');
    expect(applies({ command: 'serve' })).toBe(false);
  });
});
