import { type Language, languages } from '../../lib/i18n/languages';
import { isLatinOnly, isPartlyCyrillic } from '../../lib/text/letters';
import type { Edit } from './field';
import type { NewsImages } from './files';
import { imageTextLines } from './images';
import type { Kind } from './kinds';
import { entriesOf, isText, writtenIn } from './values';

/** A text that is probably not meant to be saved as it is. */
export interface LanguageWarning {
  /** The key of its label below `languages.en`. */
  field: string;
  language: Language;
  /** `alphabet`: not the alphabet of the language; `unsaved`: image texts of a language without a text, which are not saved. */
  problem: 'alphabet' | 'unsaved';
  /** The text, because a confirmation is for this text alone. */
  text: string;
}

const HAS_WRONG_ALPHABET: Record<Language, (text: string) => boolean> = {
  en: isPartlyCyrillic,
  ru: isLatinOnly,
};

/**
 * Returns the texts that the form has changed and that have Latin letters only in Russian, or Cyrillic letters outside quotations
 * and parentheses in English; and texts of images in a language in which the item is not written.
 */
export const warningsOf = (kind: Kind, { initial, values }: Edit): LanguageWarning[] =>
  languages.flatMap((language) =>
    entriesOf(kind).flatMap((entry): LanguageWarning[] => {
      const { name, key, field } = entry;
      if (isText(field) && entry.language === language) {
        const text = String(values[name]);
        const isWrong = text !== initial[name] && HAS_WRONG_ALPHABET[language](text);
        return isWrong ? [{ field: key, language, problem: 'alphabet', text }] : [];
      }
      const images = field.holds === 'images' && (values[name] as NewsImages);
      const text = images ? imageTextLines(images, language) : '';
      const isUnsaved = text && writtenIn(kind, values, language) === 'nothing';
      return isUnsaved ? [{ field: 'imageTexts', language, problem: 'unsaved', text }] : [];
    }),
  );
