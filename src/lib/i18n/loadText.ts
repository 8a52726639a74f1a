import { baseNamespaces, i18n } from './i18n';
import type { Language } from './languages';

type Words = Record<string, unknown>;

const baseFile = (language: Language): string => `base/${language}.ts`;
const namespaceFile = (language: Language, namespace: string): string =>
  `locales/${language}/${namespace}.json`;

const base = import.meta.glob<Record<string, Words>>('./base/*.ts', { import: 'base' });
const files = import.meta.glob<Words>(
  ['../../locales/*/**/*.json', '!../../locales/*/{common,errors,pages}.json'],
  { import: 'default' },
);

/** The namespaces that have been asked for; a language is complete when it has all of them. */
const wanted = new Set<string>();

const isBase = (namespace: string): boolean => baseNamespaces.some((one) => one === namespace);

async function loadBase(language: Language): Promise<void> {
  if (baseNamespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
  const words = await base[`./${baseFile(language)}`]?.();
  for (const namespace of baseNamespaces) {
    i18n.addResourceBundle(language, namespace, words?.[namespace]);
  }
}

async function loadNamespace(language: Language, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const load = files[`../../${namespaceFile(language, namespace)}`];
  if (!load) throw new Error(`No words for ${language}/${namespace}`);
  i18n.addResourceBundle(language, namespace, await load());
}

/** Fetches words that may be wanted soon. Rejects when a file cannot be fetched. */
export async function fetchText(language: Language, namespaces: string[]): Promise<void> {
  const own = namespaces.filter((namespace) => !isBase(namespace));
  await Promise.all([
    loadBase(language),
    ...own.map((namespace) => loadNamespace(language, namespace)),
  ]);
}

/**
 * Makes sure that a language has the given namespaces, and all those shown before, then switches
 * to it. The old language stays on screen until then (DESIGN 5). Rejects when a file cannot be
 * fetched; nothing has changed in that case.
 */
export async function loadText(language: Language, namespaces: string[] = []): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await fetchText(language, [...wanted]);
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

/** Whether a language is the one on screen and has the given namespaces. */
export const hasText = (language: Language, namespaces: string[]): boolean =>
  i18n.language === language &&
  namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace));

/** The modules of translations, those of every page included, from the root of the project. */
export const textModules = (language: Language, namespaces: string[]): string[] => [
  `/src/lib/i18n/${baseFile(language)}`,
  ...namespaces.map((namespace) => `/src/${namespaceFile(language, namespace)}`),
];
