import { withQuestions } from '../../../lib/facts/withQuestions';
import { addTexts, i18n } from '../../../lib/i18n/i18n';
import { type Language, languages } from '../../../lib/i18n/languages';
import { createSearch, type Search } from './createSearch';
import { type Situations, toDocuments } from './documents';

const files: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import('./texts/en'),
  ru: () => import('./texts/ru'),
};

const situations: Record<Language, () => Promise<{ default: Situations }>> = {
  en: () => import('../../../content/situations/en.json'),
  ru: () => import('../../../content/situations/ru.json'),
};

/** Letters that only the other language has. */
const OTHER_LETTERS: Record<Language, RegExp> = { en: /[а-яё]/i, ru: /[a-z]/i };

/**
 * Returns the language of the page, and the other language too if the query has letters that only
 * the other one has; in the order of `languages`.
 */
export const searchedLanguages = (query: string, language: Language): Language[] =>
  languages.filter((one) => one === language || OTHER_LETTERS[language].test(query));

/**
 * Returns a search of all pages. Every call adds their texts to i18next and builds a new index of
 * texts and situations. Needs the base namespaces of the language.
 * @param typed the languages of the situations, which are in the words of people
 * @throws the TypeError of the dynamic import if the chunk with the texts cannot be fetched
 */
export async function loadSearch(
  language: Language,
  typed: Language[] = [language],
): Promise<Search> {
  const [{ texts }, ...inWords] = await Promise.all([
    files[language](),
    ...typed.map((one) => situations[one]()),
  ]);
  const bundles = new Map(
    Object.entries(texts).map(([file, text]) => {
      const namespace = file.slice(file.indexOf(`/${language}/`) + 4, -'.json'.length);
      return [namespace, JSON.parse(text)];
    }),
  );
  for (const [namespace, bundle] of bundles) {
    if (i18n.hasResourceBundle(language, namespace)) continue;
    // As the build adds them (prerender/plugins), because a page opened later shows this text.
    addTexts(language, namespace, withQuestions(`/${namespace}`, bundle, bundles.get('questions')));
  }
  return createSearch(
    toDocuments(
      language,
      inWords.map(({ default: one }) => one),
    ),
  );
}
