import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentFacts, onFactsChange } from '../facts/currentFacts';
import { addFormats } from './formats';

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

onFactsChange(() => {
  Object.assign(variables, currentFacts());
  i18n.emit('factsChanged');
});
