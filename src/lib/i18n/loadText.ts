import { useLayoutEffect } from 'react';
import { addTexts, baseNamespaces, i18n } from './i18n';
import type { Language } from './languages';

const modules = { en: () => import('./base/en'), ru: () => import('./base/ru') };

/** The namespaces of the mounted components and of the first page, as arrays that each component declares. */
const mounted = new Set<string[]>();

/**
 * Declares namespaces for as long as the component is mounted: {@link loadText} loads them before it switches the language.
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
 * Declares a module for as long as the component is mounted: {@link loadText} imports it before it switches the language.
 * @param load the same function for each render
 */
export function useLoadBeforeSwitch(load: () => Promise<unknown>): void {
  useLayoutEffect(() => {
    loaders.add(load);
    return () => void loaders.delete(load);
  }, [load]);
}

/**
 * Declares the namespaces of the first page before hydration. The declaration ends when a component unmounts that declares the
 * same array with {@link useNamespaces}.
 */
export const declareNamespaces = (namespaces: string[]): void => void mounted.add(namespaces);

async function loadBase(language: Language): Promise<void> {
  if (baseNamespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
  const { base } = await modules[language]();
  for (const namespace of baseNamespaces) {
    addTexts(language, namespace, base[namespace]);
  }
}

async function loadNamespace(language: Language, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const { namespaces } = await modules[language]();
  const module = await namespaces[`../../../locales/${language}/${namespace}.json`]?.();
  if (!module) throw new Error(`No translations for ${language}/${namespace}`);
  addTexts(language, namespace, module.default);
}

/**
 * Adds namespaces to i18next without switching the language; fetches those that it does not have yet (R1.8).
 * @throws an Error for a namespace that does not exist, or the TypeError of a chunk that cannot be fetched
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
 * Loads everything that the page shows before it switches the language, so that it never shows raw keys or two languages (design
 * 5). Does not switch after a later call for another language, which the visitor may have chosen in the meantime.
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

/** Returns whether {@link loadText} has nothing left to do: i18next has been switched to the language and has its namespaces. */
export const isTextLoaded = (language: Language, namespaces: string[]): boolean =>
  i18n.language === language &&
  namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace));

/** Returns the modules of texts, whose chunks the prerender finds: `/src/lib/i18n/base/ru.ts`, `/src/locales/ru/news.json`. */
export const textModules = (language: Language, namespaces: string[]): string[] => [
  `/src/lib/i18n/base/${language}.ts`,
  ...namespaces.map((namespace) => `/src/locales/${language}/${namespace}.json`),
];
