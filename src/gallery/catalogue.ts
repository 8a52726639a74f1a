import type { Examples } from './examples/example';
import { examples } from './examples/examples';

/** A component of `src/ui` as the gallery shows it. */
export interface CatalogueComponent {
  name: string;
  /** Path of its source, from the root of the project. */
  file: string;
  /** The docstring of its source, as one line without backticks. */
  description: string;
  /** Absent until a file of `examples/` has some, which a test reports. */
  examples: Examples | undefined;
}

interface Folder {
  folder: string;
  components: CatalogueComponent[];
}

const modules = import.meta.glob<Record<string, unknown>>('../ui/*/*.tsx', { eager: true });
const sources = import.meta.glob<string>('../ui/*/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Returns the docstring directly before the export of `name` as one line without backticks; '' without one.
 */
function docstringOf(source: string, name: string): string {
  const docstring = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`,
  );
  const [, text = ''] = docstring.exec(source) ?? [];
  return text
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .replaceAll('`', '')
    .trim();
}

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) && typeof value === 'function';

const componentsOf = (path: string): CatalogueComponent[] =>
  Object.entries(modules[path] ?? {})
    .filter(isComponent)
    .map(([name, component]) => ({
      name,
      file: path.replace('..', 'src'),
      description: docstringOf(sources[path] ?? '', name),
      examples: examples.get(component),
    }));

const folderOf = (path: string): string => path.split('/')[2] ?? '';

const folders = [...new Set(Object.keys(modules).map(folderOf))].sort();

/** Every folder of `src/ui` with its components, read from the sources, so that none can be missing. */
export const catalogue: Folder[] = folders.map((folder) => ({
  folder,
  components: Object.keys(modules)
    .filter((path) => folderOf(path) === folder)
    .sort()
    .flatMap(componentsOf),
}));
