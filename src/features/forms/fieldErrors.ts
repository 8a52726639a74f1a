import { useTranslation } from 'react-i18next';
import { limits, PASSWORD_MIN } from './limits';

/** What can be wrong with a field; the words stand under `problem` in admin.json. */
export type FieldErrorCode =
  | 'identifierEmpty'
  | 'passwordEmpty'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordSame'
  | 'currentEmpty'
  | 'codeWrong'
  | 'factorWrong'
  | 'emailWrong'
  | 'titleEmpty'
  | 'titleLong'
  | 'contentEmpty'
  | 'descriptionLong'
  | 'slugShape'
  | 'slugLong'
  | 'slugTaken'
  | 'youtubeWrong'
  | 'dateWrong'
  | 'linkEmpty'
  | 'documentEmpty'
  | 'imageEmpty'
  | 'linkSpaces'
  | 'linkScheme'
  | 'linkWrong'
  | 'textLinkWrong';

/** Gives the sentence of a problem in the reader's language, so that a switch re-words it. */
export function useFieldErrorText(): (problem: string | undefined) => string | undefined {
  const { t } = useTranslation('admin');
  return (problem) =>
    problem &&
    t(`error.${problem as FieldErrorCode}`, {
      titleMax: limits.title,
      slugMax: limits.slug,
      descriptionMax: limits.description,
      passwordMin: PASSWORD_MIN,
      scheme: 'https://',
    });
}

/** Ties a schema's message to the list of problems. */
export const messageKey = (problem: FieldErrorCode): FieldErrorCode => problem;
