import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { emails, fees, hours, phones, place, rules, thresholds, times } from '../../content/facts';
import { addFormats } from './formats';

/** The namespaces of every page; a route loads the others that it renders (decision 0002). */
export const baseNamespaces = ['common', 'pages'] as const;

export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: {},
  // A copy, because i18next appends every namespace that is loaded later to this array.
  ns: [...baseNamespaces],
  defaultNS: 'common',
  initAsync: false,
  interpolation: {
    escapeValue: false,
    defaultVariables: { fees, times, rules, thresholds, hours, phones, emails, place },
  },
  react: { useSuspense: false },
});
addFormats(i18n);
