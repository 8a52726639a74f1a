import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const modules = files.filter((file) => file.endsWith('.module.css'));

const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const componentOf = (module: string): string => module.replace(/\.module\.css$/, '.tsx');

/** Returns the source files that import the names of a module; `import './x.module.css'` only links it. */
const importersOf = (module: string): string[] =>
  sources
    .filter(({ file, source }) =>
      [...source.matchAll(/(?<!import )['"](\.[^'"]*\.module\.css)['"]/g)].some(
        ([, path = '']) => join(dirname(file), path) === module,
      ),
    )
    .map(({ file }) => file);

/** Returns the classes that a CSS module declares. */
const classesIn = (module: string): string[] => {
  const rules = readFileSync(module, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"/g, '')
    .replace(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
};

describe('a CSS module', () => {
  it('is beside the component of its name', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((module) => !existsSync(componentOf(module)))).toEqual([]);
  });

  it('is imported by that component only', () => {
    const shared = modules
      .map((module) => ({ module, importers: importersOf(module) }))
      .filter(({ module, importers }) => importers.join() !== componentOf(module));
    expect(shared).toEqual([]);
  });

  it('has exactly the classes that its component uses', () => {
    const wrong = modules.flatMap((module) => {
      const source = readFileSync(componentOf(module), 'utf8');
      const used = [...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name);
      const declared = classesIn(module);
      // A class accessed by a computed name, such as a variant of a button, can be any of them.
      const unused = /\bstyles\[/.test(source)
        ? []
        : declared.filter((name) => !used.includes(name));
      const missing = used.filter((name) => !declared.includes(name));
      return [...unused, ...missing].map((name) => `${module}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
