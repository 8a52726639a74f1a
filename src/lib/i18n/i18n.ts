import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { changedFacts, currentFacts, onFactsChange } from '../facts/currentFacts';
import { applyWords, type Bundle } from '../facts/words';
import { addFormats } from './formats';
import type { Language } from './languages';

/** The namespaces of every page; a route loads the others that it renders (decision 0002). */
export const baseNamespaces = ['common', 'pages'] as const;

export const i18n = i18next.createInstance();

/** One object, because i18next keeps the one that it was started with. */
const variables = { ...currentFacts() };

/** Drops the full stop after an inserted value that ends a sentence itself: `2026 г..`, `приём?.` */
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

/** The texts of the build, by language and namespace. */
const bundles = new Map<string, [Language, string, Bundle]>();

/** Adds the texts of a namespace with what staff have changed of them, now and whenever that changes. */
export function addTexts(language: Language, namespace: string, bundle: Bundle): void {
  bundles.set(`${language}/${namespace}`, [language, namespace, bundle]);
  const texts = applyWords(namespace, language, bundle, changedFacts());
  i18n.addResourceBundle(language, namespace, texts);
}

/** Returns the built-in texts of a namespace, without what staff have changed; undefined before it is loaded. */
export function builtInTexts(language: Language, namespace: string): Bundle | undefined {
  const bundle = bundles.get(`${language}/${namespace}`)?.[2];
  const keys = Object.keys(bundle?.$builtIn ?? {});
  return (
    bundle &&
    applyWords(
      namespace,
      language,
      bundle,
      keys.map((key) => ({ key, value: null })),
    )
  );
}

onFactsChange(() => {
  Object.assign(variables, currentFacts());
  for (const [, texts] of bundles) addTexts(...texts);
  i18n.emit('factsChanged');
});
