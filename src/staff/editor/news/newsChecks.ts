import { type Language, languages } from '../../../lib/i18n/languages';
import type { EditableNews } from '../../data/news/newsAdmin';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { notBlank } from '../../forms/zod';
import { newsUrls } from '../../items/item';
import type { Edit } from '../form/itemFormConfig';
import { fieldIn } from '../languages/languageFields';
import { alphabetWarnings, type LanguageWarning } from '../languages/languageWarnings';
import { imageTextLines, toImages } from './newsImages';
import { type NewsValues, textIn, toNewsValues, writtenIn } from './newsSchema';

type NewsEdit = Edit<NewsValues, NewsImages>;

/**
 * Titles and texts in the wrong language, and texts of images in a language in which the article is
 * not written.
 */
export const newsWarnings = ({ initial, values, files }: NewsEdit): LanguageWarning[] =>
  languages.flatMap((language) => {
    const [before, now] = [textIn(initial, language), textIn(values, language)];
    const imageTexts = imageTextLines(files.current, language);
    const isUnsaved = writtenIn(values, language) === 'nothing' && notBlank(imageTexts);
    return [
      ...alphabetWarnings('title', language, now.title, before.title),
      ...alphabetWarnings('content', language, now.content, before.content),
      ...(isUnsaved
        ? [{ field: 'imageTexts', language, problem: 'unsaved', text: imageTexts } as const]
        : []),
    ];
  });

/**
 * Merges the article form with `stored`, which a colleague has saved since `article` was opened:
 * each language has the text of the person who has changed it.
 * @returns null if both have changed the text of one language, or the colleague has changed
 *   something else
 */
export function mergeNews(
  edit: NewsEdit,
  article: EditableNews,
  stored: EditableNews,
): NewsValues | null {
  const merged = { ...edit.values };
  const [before, theirs] = [toNewsValues(article), toNewsValues(stored)];
  const texts: string[] = languages.flatMap((language) => textFieldsIn(language));
  for (const language of languages) {
    const names = textFieldsIn(language);
    if (
      imageTextsDiffer(toImages(article), toImages(stored), language) ||
      differ(before, theirs, names)
    ) {
      const isMine =
        differ(edit.initial, edit.values, names) ||
        imageTextsDiffer(edit.files.initial, edit.files.current, language);
      if (isMine) return null;
      for (const name of names) merged[name] = theirs[name];
    }
  }
  const shared = Object.keys(before).filter((name) => !texts.includes(name));
  const haveSameImages = newsUrls(article).join() === newsUrls(stored).join();
  return haveSameImages && !differ(before, theirs, shared) ? merged : null;
}

const textFieldsIn = (language: Language) => [
  fieldIn('title', language),
  fieldIn('content', language),
];

const differ = (
  one: Record<string, unknown>,
  other: Record<string, unknown>,
  names: readonly string[],
): boolean => names.some((name) => one[name] !== other[name]);

const imageTextsDiffer = (one: NewsImages, other: NewsImages, language: Language): boolean =>
  imageTextLines(one, language) !== imageTextLines(other, language);
