import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { changedFacts, currentFacts, onFactsChange, wordsApplier } from '../facts/currentFacts';
import type { Bundle } from '../facts/words';
import { addFormats } from './formats';
import type { Language } from './languages';

/** The namespaces of every page; a route loads the others that it renders (decision 0002). */
export const baseNamespaces = ['common', 'pages'] as const;

/** The one instance of i18next: in English and without texts until `loadText` is called. */
export const i18n = i18next.createInstance();

/** One object, because i18next keeps the one that it was started with. */
const variables = { ...currentFacts() };

/** Drops the full stop after an inserted value with an end of its own: `2026 г..`, `приём?.` */
const sentenceEnds = {
  type: 'postProcessor' as const,
  name: 'sentenceEnds',
  process: (text: string) => text.replace(/(г\.|[?!])\.(?!\.)/g, '$1'),
};

void i18n
  .use(initReactI18next)
  .use(sentenceEnds)
  .init({
    lng: 'en',
    fallbackLng: false,
    resources: {},
    // A copy, because i18next appends every namespace that is loaded later to this array.
    ns: [...baseNamespaces],
    defaultNS: 'common',
    initAsync: false,
    postProcess: sentenceEnds.name,
    interpolation: {
      escapeValue: false,
      defaultVariables: variables,
    },
    react: { useSuspense: false, bindI18n: 'languageChanged factsChanged' },
  });
addFormats(i18n);

/** What {@link bundleOfBuild} returns, by language and namespace. */
const bundles = new Map<string, [Language, string, Bundle]>();

/**
 * Returns a namespace as the build wrote it: with the changes of staff until then, what these
 * replaced under `$builtIn`, and page facts under `$facts`. Undefined before {@link addTexts}.
 */
export const bundleOfBuild = (language: Language, namespace: string): Bundle | undefined =>
  bundles.get(`${language}/${namespace}`)?.[2];

/**
 * Adds the texts of a namespace with the changes of staff, now and after each further change; keeps
 * the bundle for {@link bundleOfBuild}. Does not re-render, but a change of facts does.
 * @param bundle as the build wrote it
 */
export function addTexts(language: Language, namespace: string, bundle: Bundle): void {
  bundles.set(`${language}/${namespace}`, [language, namespace, bundle]);
  const { $builtIn: _, ...built } = bundle;
  const texts = wordsApplier()?.(namespace, language, bundle, changedFacts()) ?? built;
  i18n.addResourceBundle(language, namespace, texts);
}

onFactsChange(() => {
  Object.assign(variables, currentFacts());
  for (const [, texts] of bundles) addTexts(...texts);
  i18n.emit('factsChanged');
});
