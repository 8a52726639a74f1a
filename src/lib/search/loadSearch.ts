import { i18n } from '../i18n/i18n';
import type { Language } from '../i18n/languages';
import { createSearch, type Search } from './createSearch';
import { documentsOf } from './documents';

const files: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('./texts/en'),
  ru: () => import('./texts/ru'),
};

/**
 * Loads the texts of all pages into i18next and indexes them, again on every call. The base namespaces of the language must be
 * loaded.
 * @throws the TypeError of the dynamic import if the chunk with the texts cannot be fetched
 */
export async function loadSearch(language: Language): Promise<Search> {
  const { texts } = await files[language]();
  for (const [file, text] of Object.entries(texts)) {
    const namespace = file.slice(file.indexOf(`/${language}/`) + 4, -'.json'.length);
    if (i18n.hasResourceBundle(language, namespace)) continue;
    i18n.addResourceBundle(language, namespace, JSON.parse(text));
  }
  return createSearch(documentsOf(language));
}
