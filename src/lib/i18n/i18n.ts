import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { emails, fees, hours, phones, place, rules, thresholds, times } from '../../content/facts';
import common from '../../locales/en/common.json';
import errors from '../../locales/en/errors.json';
import pages from '../../locales/en/pages.json';
import { addFormats } from './formats';

/** English words every page needs; all other words are fetched when a page or Russian asks. */
export const bundled = { common, errors, pages };
export const baseNamespaces = Object.keys(bundled) as (keyof typeof bundled)[];

export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: bundled },
  // A copy: i18next adds every namespace that comes later to its own.
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
