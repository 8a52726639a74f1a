import { type Language, languages } from '../../../lib/i18n/languages';
import type { ImageTexts } from '../../../lib/text/imageTexts';
import type { NewsTexts } from '../../data/news/newsAdmin';
import { byLanguage } from '../languages/languageFields';

interface Translated extends NewsTexts {
  language: Language;
  translation: NewsTexts | null;
}

const NO_TEXTS: NewsTexts = { title: '', content: '', imageTexts: {} };

/** Empty if the article has none in the language. */
export function textsIn(article: Translated | undefined, language: Language): NewsTexts {
  if (!article) return NO_TEXTS;
  return article.language === language ? article : (article.translation ?? NO_TEXTS);
}

export const imageTextsOf = (article?: Translated): Record<Language, ImageTexts> =>
  byLanguage((language) => textsIn(article, language).imageTexts);

/**
 * The language of the original: the stored article's while it has a title, otherwise the first
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
