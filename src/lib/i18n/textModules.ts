/** The texts of one namespace. */
export type Translations = Record<string, unknown>;

// Relative, because the root of a Vite project need not be the root of the repository.
const base = import.meta.glob<{ base: Record<string, Translations> }>('./base/*.ts');
const namespaces = import.meta.glob<{ default: Translations }>([
  '../../locales/*/**/*.json',
  '!../../locales/*/{common,pages}.json',
]);

/**
 * Imports the base namespaces of a language.
 * @param file the path of their module from the root of the repository
 * @returns undefined if there is no such module
 */
export const importBase = (file: string) => base[file.replace('/src/lib/i18n/', './')]?.();

/**
 * Imports another namespace.
 * @param file its path from the root of the repository
 * @returns undefined if there is no such file
 */
export const importNamespace = (file: string) => namespaces[file.replace('/src/', '../../')]?.();
