import { questionTexts } from '../../content/questions';
import { i18n } from '../i18n/i18n';
import type { Language } from '../i18n/languages';
import { createSearch, type Search } from './createSearch';
import { documentsOf } from './documents';

const files: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('./texts/en'),
  ru: () => import('./texts/ru'),
};

/**
 * Loads the texts of all pages into i18next and indexes them with their situations, again on every call. The base namespaces of the language must be
 * loaded.
 * @throws the TypeError of the dynamic import if the chunk with the texts cannot be fetched
 */
export async function loadSearch(language: Language): Promise<Search> {
  const [{ texts }, { situations }] = await Promise.all([
    files[language](),
    import('./texts/situations'),
  ]);
  const bundles = new Map(
    Object.entries(texts).map(([file, text]) => {
      const namespace = file.slice(file.indexOf(`/${language}/`) + 4, -'.json'.length);
      return [namespace, JSON.parse(text)];
    }),
  );
  for (const [namespace, bundle] of bundles) {
    if (i18n.hasResourceBundle(language, namespace)) continue;
    // As the build adds them to each page (prerender/plugins), because a page that is opened later shows this text.
    const questions = questionTexts(`/${namespace}`, bundles.get('questions'));
    i18n.addResourceBundle(language, namespace, { ...bundle, ...(questions && { questions }) });
  }
  return createSearch(documentsOf(language, situations));
}
