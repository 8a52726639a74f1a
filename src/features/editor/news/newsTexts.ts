import { type Language, languages } from '../../../lib/i18n/languages';
import type { ImageTexts } from '../../../lib/text/imageTexts';
import type { NewsTexts } from '../../../services/news/newsAdmin';
import { byLanguage } from '../languages/languageFields';

/** An article, or a version of it, with its texts in one or both languages. */
interface Translated extends NewsTexts {
  language: Language;
  translation: NewsTexts | null;
}

const NO_TEXTS: NewsTexts = { title: '', content: '', imageTexts: {} };

/** Returns the texts of an article in a language; empty ones where it has none. */
export function textsIn(article: Translated | undefined, language: Language): NewsTexts {
  if (!article) return NO_TEXTS;
  return article.language === language ? article : (article.translation ?? NO_TEXTS);
}

/** Returns the image texts of an article in each language; empty ones for a new article. */
export const imageTextsOf = (article?: Translated): Record<Language, ImageTexts> =>
  byLanguage((language) => textsIn(article, language).imageTexts);

/**
 * Returns the language of the original: that of the stored article while it has a title, otherwise the first
 * language with a title; English without any.
 * @param hasTitle whether the form has a title in a language
 */
export function originalLanguage(
  hasTitle: (language: Language) => boolean,
  article?: Pick<Translated, 'language'>,
): Language {
  const inOrder = article ? [article.language, ...languages] : languages;
  return inOrder.find(hasTitle) ?? languages[0];
}
