import { useTranslation } from 'react-i18next';
import { textAt } from '../../../lib/i18n/dynamicKey';
import type { Language } from '../../../lib/i18n/languages';
import { goneLinks } from '../../data/items/goneLinks';
import type { AnyValues, Edit } from '../../kinds/field';
import { type ImageValue, languagesWithoutAlt, type NewsImages } from '../../kinds/files';
import { allImages } from '../../kinds/images';
import type { Kind, Values } from '../../kinds/kinds';
import { type LanguageWarning, warningsOf } from '../../kinds/languageWarnings';
import { stateOf, writtenLanguages } from '../../kinds/values';
import { type Intention, isForVisitors } from '../publishing/publishingPlan';

/**
 * What is asked before a save: images without description, texts in the wrong language, links to pages that are gone, what visitors will see of an alert.
 */
export type Question = {
  /** Keys of the images, texts and paths that it asks about. They are remembered, so that each is asked about once. */
  keys: string[];
} & (
  | { about: 'descriptions'; image: string; language: Language; languages: Language[] }
  | { about: 'languages'; warnings: LanguageWarning[] }
  | { about: 'links' }
  | { about: 'alert'; values: Values<'alerts'> }
);

export interface Asked {
  question: Question;
  /** Receives whether the save goes on. */
  onAnswer: (goesOn: boolean) => void;
}

const imagesOf = (values: AnyValues): ImageValue[] =>
  values.images ? allImages(values.images as NewsImages) : [];

/**
 * Returns what a save of valid values has to ask, in the order of {@link Question}; about descriptions only before visitors see
 * them, and not about images that a published item had before.
 * @param answered the keys of what the form has asked about already
 */
export async function questionsOf(
  kind: Kind,
  intention: Intention,
  edit: Edit,
  answered: ReadonlySet<string> = new Set(),
): Promise<Question[]> {
  const { item, initial, values } = edit;
  const questions: Question[] = [];
  const written = writtenLanguages(kind, values);
  const wasPublished = item !== undefined && stateOf(kind, item) !== 'draft';
  const known = wasPublished ? imagesOf(initial).map(({ id }) => id) : [];
  const bare = imagesOf(values).flatMap((image) => {
    const missing = languagesWithoutAlt(image, written);
    const [language] = missing;
    const isAsked = language && !known.includes(image.id) && !answered.has(image.id);
    return isAsked ? [{ image: image.id, language, missing }] : [];
  });
  if (isForVisitors(intention) && bare[0]) {
    const keys = bare.map(({ image }) => image);
    const { image, language } = bare[0];
    const languages = written.filter((one) => bare.some(({ missing }) => missing.includes(one)));
    questions.push({ about: 'descriptions', keys, image, language, languages });
  }
  const keyOf = (warning: LanguageWarning) => Object.values(warning).join(' ');
  const warnings = warningsOf(kind, edit).filter((warning) => !answered.has(keyOf(warning)));
  if (warnings.length > 0) {
    questions.push({ about: 'languages', keys: warnings.map(keyOf), warnings });
  }
  const notAnswered = (keys: string[]) => keys.filter((key) => !answered.has(key));
  const gone = isForVisitors(intention) ? notAnswered(await goneLinks(values)) : [];
  if (gone.length > 0) questions.push({ about: 'links', keys: gone });
  if (intention === 'publishAlert') {
    questions.push({ about: 'alert', keys: [], values: values as Values<'alerts'> });
  }
  return questions;
}

/** Returns a function that says what a question is about, a sentence for each kind of thing; nothing for an alert. */
export function useQuestionTexts() {
  const { t } = useTranslation(['admin', 'editor']);
  return (question: Question): string[] => {
    if (question.about === 'alert') return [];
    if (question.about === 'descriptions') {
      return [t('editor:alt.title', { count: question.keys.length })];
    }
    if (question.about === 'links') return question.keys.map((path) => t('links.gone', { path }));
    return question.warnings.map(({ field, language, problem }) =>
      t(`languages.warning.${problem}.${language}`, {
        field: textAt(t, `languages.${language}.${field}`),
      }),
    );
  };
}
