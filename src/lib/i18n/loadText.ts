import { useLayoutEffect } from 'react';
import { baseNamespaces, i18n } from './i18n';
import type { Language } from './languages';

type Translations = Record<string, unknown>;

const baseFile = (language: Language): string => `base/${language}.ts`;
const namespaceFile = (language: Language, namespace: string): string =>
  `locales/${language}/${namespace}.json`;

/** The translations of every page are one module, the others one for each namespace. */
const base = import.meta.glob<Record<string, Translations>>('./base/*.ts', { import: 'base' });
const files = import.meta.glob<Translations>(
  ['../../locales/*/**/*.json', '!../../locales/*/{common,errors,pages}.json'],
  { import: 'default' },
);

/** The namespaces of what is on view, as sets that each component declares. */
const onView = new Set<string[]>();

/** Declares namespaces that the component renders, so that a language is switched to with them. */
export function useNamespaces(namespaces: string[]): void {
  useLayoutEffect(() => {
    onView.add(namespaces);
    return () => void onView.delete(namespaces);
  }, [namespaces]);
}

const isBase = (namespace: string): boolean => baseNamespaces.some((one) => one === namespace);

async function loadBase(language: Language): Promise<void> {
  if (baseNamespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
  const translations = await base[`./${baseFile(language)}`]?.();
  for (const namespace of baseNamespaces) {
    i18n.addResourceBundle(language, namespace, translations?.[namespace]);
  }
}

async function loadNamespace(language: Language, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const load = files[`../../${namespaceFile(language, namespace)}`];
  if (!load) throw new Error(`No translations for ${language}/${namespace}`);
  i18n.addResourceBundle(language, namespace, await load());
}

/** Loads namespaces and those of every page. Rejects if a file cannot be loaded. */
export async function fetchText(language: Language, namespaces: string[]): Promise<void> {
  const own = namespaces.filter((namespace) => !isBase(namespace));
  await Promise.all([
    loadBase(language),
    ...own.map((namespace) => loadNamespace(language, namespace)),
  ]);
}

/**
 * Loads the given namespaces, those of every page and those on view, then switches to the language. The
 * old language stays on screen until then (DESIGN 5). Rejects if a file cannot be loaded; nothing has
 * changed in that case.
 */
export async function loadText(language: Language, namespaces: string[] = []): Promise<void> {
  const shown = i18n.language === language ? [] : [...onView].flat();
  await fetchText(language, [...namespaces, ...shown]);
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
