import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const modules = files.filter((file) => file.endsWith('.module.css'));

const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

/** Returns the accesses to a module's names, such as `styles.card` or `styles[`. */
const accessesTo = (module: string): string[] =>
  sources.flatMap(({ file, source }) =>
    [...source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)]
      .filter(([, , path = '']) => join(dirname(file), path) === module)
      .flatMap(([, name]) => source.match(new RegExp(`\\b${name}(?:\\.\\w+|\\[)`, 'g')) ?? [])
      .map((access) => access.replace(/^\w+\.?/, '')),
  );

/** Returns the classes that a CSS module declares. */
const classesIn = (module: string): string[] => {
  const rules = readFileSync(module, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '')
    .replace(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
};

it('a list without bullets has an empty marker, because Safari speaks of no list after "list-style: none"', () => {
  const wrong = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/[^{}]*\{[^{}]*list-style: none/g) ?? [])
    .filter((rule) => !rule.includes('summary'));
  expect(wrong).toEqual([]);
});

it('a CSS module has exactly the classes that its importers use', () => {
  const wrong = modules.flatMap((module) => {
    const used = accessesTo(module);
    const declared = classesIn(module);
    // A class accessed by a computed name, such as a variant of a button, can be any of them.
    const computed = used.includes('[');
    const unused = computed ? [] : declared.filter((name) => !used.includes(name));
    const missing = used.filter((name) => name !== '[' && !declared.includes(name));
    return [...unused, ...missing].map((name) => `${module}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
