import { useLayoutEffect } from 'react';
import { baseNamespaces, i18n } from './i18n';
import type { Language } from './languages';

const modules = { en: () => import('./base/en'), ru: () => import('./base/ru') };

const baseFile = (language: Language): string => `/src/lib/i18n/base/${language}.ts`;
const namespaceFile = (language: Language, namespace: string): string =>
  `/src/locales/${language}/${namespace}.json`;

/** The namespaces of the mounted components and of the first page, as arrays that each component declares. */
const mounted = new Set<string[]>();

/**
 * Declares the namespaces that a component renders, while it is mounted, so that {@link loadText} loads
 * them before it switches the language.
 * @param namespaces the same array for each render, because it identifies the component's declaration
 */
export function useNamespaces(namespaces: string[]): void {
  useLayoutEffect(() => {
    mounted.add(namespaces);
    return () => void mounted.delete(namespaces);
  }, [namespaces]);
}

/** What mounted components load before the language is switched, besides their namespaces. */
const loaders = new Set<() => Promise<unknown>>();

/**
 * Declares a module that a component needs for its text in another language, while it is mounted, so that
 * {@link loadText} loads it before it switches the language.
 * @param load the same function for each render; imports the module
 */
export function useLoadBeforeSwitch(load: () => Promise<unknown>): void {
  useLayoutEffect(() => {
    loaders.add(load);
    return () => void loaders.delete(load);
  }, [load]);
}

/**
 * Declares the namespaces of the first page before React has hydrated it, so that a language switch loads them, too.
 * The declaration ends when the component that declares the same array with {@link useNamespaces} unmounts.
 */
export const declareNamespaces = (namespaces: string[]): void => void mounted.add(namespaces);

const isBase = (namespace: string): boolean => baseNamespaces.some((name) => name === namespace);

async function loadBase(language: Language): Promise<void> {
  if (baseNamespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
  const { base } = await modules[language]();
  for (const namespace of baseNamespaces) {
    i18n.addResourceBundle(language, namespace, base[namespace]);
  }
}

async function loadNamespace(language: Language, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const { namespaces } = await modules[language]();
  const module = await namespaces[`../../../locales/${language}/${namespace}.json`]?.();
  if (!module) throw new Error(`No translations for ${language}/${namespace}`);
  i18n.addResourceBundle(language, namespace, module.default);
}

/**
 * Adds the base namespaces (`common`, `pages`) and `namespaces` of a language to i18next, and
 * fetches those that it does not have yet (R1.8). Does not switch the language.
 * @throws an Error for a namespace that does not exist, or the TypeError of a chunk that cannot be
 * fetched
 */
export async function fetchText(language: Language, namespaces: string[]): Promise<void> {
  await Promise.all([
    loadBase(language),
    ...namespaces
      .filter((namespace) => !isBase(namespace))
      .map((namespace) => loadNamespace(language, namespace)),
  ]);
}

/** The language of the latest call of {@link loadText}. */
let requested: Language | undefined;

/**
 * Loads `namespaces`, the base namespaces, those of the mounted components and their modules, then switches i18next to
 * the language, so that a page never shows raw keys or two languages (design 5). Does not switch after a
 * later call for another language, because the visitor may have chosen that while this one was loading.
 * @throws as {@link fetchText} does; the language is then unchanged
 */
export async function loadText(language: Language, namespaces: string[] = []): Promise<void> {
  requested = language;
  const isSwitch = i18n.language !== language;
  await Promise.all([
    fetchText(language, [...namespaces, ...(isSwitch ? [...mounted].flat() : [])]),
    ...(isSwitch ? Array.from(loaders, (load) => load()) : []),
  ]);
  if (requested === language && i18n.language !== language) await i18n.changeLanguage(language);
}

/**
 * Returns whether `language` is the current language of i18next and all `namespaces` are loaded in it.
 */
export const hasText = (language: Language, namespaces: string[]): boolean =>
  i18n.language === language &&
  namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace));

/**
 * Returns the paths, from the root of the repository, of the modules with the base namespaces and
 * `namespaces`: `/src/lib/i18n/base/ru.ts`, `/src/locales/ru/news.json`. The prerender finds their chunks
 * with them.
 */
export const textModules = (language: Language, namespaces: string[]): string[] => [
  baseFile(language),
  ...namespaces.map((namespace) => namespaceFile(language, namespace)),
];
