import type { Language } from '../../../lib/i18n/languages';
import type { AnyValues, Edit } from '../../kinds/field';
import { type ImageValue, languagesWithoutAlt, type NewsImages } from '../../kinds/files';
import { allImages } from '../../kinds/images';
import type { Kind, Values } from '../../kinds/kinds';
import { type LanguageWarning, warningsOf } from '../../kinds/languageWarnings';
import { stateOf, writtenLanguages } from '../../kinds/values';
import type { CommentsLeft } from '../../revisions/comments';
import { type Intention, isForVisitors } from '../publishing/publishingPlan';

/**
 * What is asked before a save: images without description, texts in the wrong language, links to pages that are gone, comments that
 * are open or not sent, what visitors will see of an alert.
 */
export type Question = {
  /** Keys of the images and texts that it asks about. They are remembered, so that each is asked about once. */
  keys: string[];
} & (
  | { about: 'descriptions'; image: string; language: Language; languages: Language[] }
  | { about: 'languages'; warnings: LanguageWarning[] }
  | { about: 'links'; paths: string[] }
  | { about: 'comments'; open: number; unsent: number }
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
 * @param gone the paths to which the item leads and which visitors do not find
 * @param answered the keys of what the form has asked about already
 */
export function questionsOf(
  kind: Kind,
  intention: Intention,
  edit: Edit,
  gone: string[],
  comments: CommentsLeft,
  answered: ReadonlySet<string> = new Set(),
): Question[] {
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
  const paths = gone.filter((path) => !answered.has(path));
  if (isForVisitors(intention) && paths.length > 0) {
    questions.push({ about: 'links', keys: paths, paths });
  }
  const open = isForVisitors(intention) ? comments.open.filter((id) => !answered.has(id)) : [];
  const unsent = comments.unsent.filter((key) => !answered.has(key));
  const isLeft = isForVisitors(intention) || intention === 'handOver';
  if (isLeft && open.length + unsent.length > 0) {
    const keys = [...open, ...unsent];
    questions.push({ about: 'comments', keys, open: open.length, unsent: unsent.length });
  }
  if (intention === 'publishAlert') {
    questions.push({ about: 'alert', keys: [], values: values as Values<'alerts'> });
  }
  return questions;
}
