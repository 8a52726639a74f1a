import { useLayoutEffect } from 'react';
import { addTexts, baseNamespaces, i18n } from './i18n';
import type { Language } from './languages';

const modules = { en: () => import('./base/en'), ru: () => import('./base/ru') };

/** Namespaces of the first page and of mounted components, as the arrays that declare them. */
const mounted = new Set<string[]>();

/**
 * Declares namespaces while the component is mounted: {@link loadText} loads them before a switch.
 * @param namespaces the same array for each render, because it identifies the declaration
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
 * Declares a module while the component is mounted: {@link loadText} imports it before a switch.
 * @param load the same function for each render
 */
export function useLoadBeforeSwitch(load: () => Promise<unknown>): void {
  useLayoutEffect(() => {
    loaders.add(load);
    return () => void loaders.delete(load);
  }, [load]);
}

/**
 * Declares the namespaces of the first page before hydration, until a component unmounts that
 * declares the same array with {@link useNamespaces}.
 */
export const declareNamespaces = (namespaces: string[]): void => void mounted.add(namespaces);

/** Adds the base namespaces unless they are there; rejects if their chunk cannot be fetched. */
async function loadBase(language: Language): Promise<void> {
  if (baseNamespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
  const { base } = await modules[language]();
  for (const namespace of baseNamespaces) {
    addTexts(language, namespace, base[namespace]);
  }
}

/**
 * Adds a namespace that is not a base namespace, unless it is there. Rejects as {@link fetchText}.
 */
async function loadNamespace(language: Language, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const { namespaces } = await modules[language]();
  const module = await namespaces[`../../../locales/${language}/${namespace}.json`]?.();
  if (!module) throw new Error(`No translations for ${language}/${namespace}`);
  addTexts(language, namespace, module.default);
}

/**
 * Adds the base namespaces and the given ones to i18next without switching the language; fetches
 * those that are missing (R1.8).
 * @throws an Error for a namespace that does not exist; a TypeError if a chunk cannot be fetched
 */
export async function fetchText(language: Language, namespaces: string[]): Promise<void> {
  await Promise.all([
    loadBase(language),
    ...namespaces
      .filter((namespace) => baseNamespaces.every((name) => name !== namespace))
      .map((namespace) => loadNamespace(language, namespace)),
  ]);
}

/** The language of the latest call of {@link loadText}. */
let requested: Language | undefined;

/**
 * Loads the base namespaces and `namespaces`, for a switch also what mounted components have
 * declared ({@link useNamespaces}, {@link useLoadBeforeSwitch}). Then switches the language,
 * because a page must not show raw keys or two languages (design 5), unless a later call has asked
 * for another one.
 * @throws as {@link fetchText} does, and what a function of {@link useLoadBeforeSwitch} rejects
 *   with; the language is then unchanged
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
 * Returns whether the site is in the language and has the namespaces. Does not look at the base
 * namespaces, which the first load adds.
 */
export const isTextLoaded = (language: Language, namespaces: string[]): boolean =>
  i18n.language === language &&
  namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace));

/**
 * Returns the paths, from the root of the repository, of the modules with a page's texts:
 * `/src/lib/i18n/base/ru.ts`, `/src/locales/ru/news.json`. The prerender links their chunks.
 * @param namespaces without the base namespaces, which are in the first module
 */
export const textModules = (language: Language, namespaces: string[]): string[] => [
  `/src/lib/i18n/base/${language}.ts`,
  ...namespaces.map((namespace) => `/src/locales/${language}/${namespace}.json`),
];
