import { string } from 'zod';
import { fromMoscowInput } from '../../lib/dates/moscowTime';
import { type Language, languages } from '../../lib/i18n/languages';
import { withoutInvisible } from '../../lib/text/invisible';
import { completeUrl } from '../../lib/urls/pagePath';
import { isHttpUrl } from '../../lib/urls/urls';
import { atMost, notBlank } from '../../lib/zod';
import { type FieldErrorCode, messageKey } from '../forms/fieldErrors';
import { MAX_CHARACTERS } from '../forms/limits';

/** The parts of the schemas of kinds. Messages are codes, under `error` in admin.json. */

/**
 * Returns the schema of a text with at most as many characters as its column allows.
 * @param tooLong code of the error of a longer text; `MAX_CHARACTERS` has its number
 */
export const limitedText = (tooLong: keyof typeof MAX_CHARACTERS) =>
  string().refine(atMost(MAX_CHARACTERS[tooLong]), messageKey(tooLong));

/**
 * Returns what `make` returns for each text in each language, by the name of its value: `title_en`,
 * `title_ru`; in the order of the form.
 * @param texts names of the texts, without `_en` and `_ru`
 */
export const inEach = <Text extends string, Made>(
  texts: readonly Text[],
  make: (text: Text, language: Language) => Made,
) =>
  Object.fromEntries(
    languages.flatMap((one) => texts.map((text) => [`${text}_${one}`, make(text, one)])),
  ) as Record<`${Text}_${Language}`, Made>;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Schema of a value of `datetime-local`, which may be empty, within 2000 to 2100. */
export const moscowDate = string().refine((typed) => {
  const year = fromMoscowInput(typed)?.getUTCFullYear() ?? 0;
  return typed === '' || (year >= FIRST_YEAR && year <= LAST_YEAR);
}, messageKey('dateWrong'));

/** Returns whether a text has nothing but spaces and invisible characters. */
export const isBlank = (typed: unknown): boolean =>
  !notBlank(withoutInvisible(String(typed ?? '')));

/**
 * Returns the error of an end, or null. The end with which the form began may have passed, because
 * staff edit ended items too.
 */
export function endError(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  initial?: { ends_at: string },
): FieldErrorCode | null {
  const [start, end] = [fromMoscowInput(starts_at), fromMoscowInput(ends_at)];
  if (!end) return null;
  if (start && end <= start) return 'endBeforeStart';
  return ends_at !== initial?.ends_at && end <= new Date() ? 'endPast' : null;
}

/** Returns why a text, after `completeUrl`, is no http or https URL; null if it is one. */
export function httpUrlError(typed: string): FieldErrorCode | null {
  const url = completeUrl(typed);
  if (/\s/.test(url)) return 'linkSpaces';
  if (!/^https?:\/\//i.test(url)) return 'linkScheme';
  return isHttpUrl(url) ? null : 'linkWrong';
}

type AnyValues = Record<string, unknown>;

type Errors = { [name: string]: FieldErrorCode | null | undefined | false };

interface Refinement {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void;
}

/** Returns a refinement of zod, which reports the codes that `findErrors` gives by value name. */
export const reportErrors =
  <Values>(findErrors: (values: Values) => Errors) =>
  (values: Values, { addIssue }: Refinement): void => {
    for (const [name, message] of Object.entries(findErrors(values))) {
      if (message) addIssue({ code: 'custom', path: [name], message });
    }
  };

export type Written = 'nothing' | 'partly' | 'all';

/** Returns how much of a language is written; `partly` if a required text is missing. */
export function writtenIn(
  values: AnyValues,
  language: Language,
  texts: readonly string[],
  required: readonly string[] = texts,
): Written {
  const isMissing = (key: string) => isBlank(values[`${key}_${language}`]);
  if (texts.every(isMissing)) return 'nothing';
  return required.some(isMissing) ? 'partly' : 'all';
}

/** Returns the languages in which some text is written. */
export const writtenLanguages = (values: AnyValues, texts: readonly string[]): Language[] =>
  languages.filter((language) => writtenIn(values, language, texts) !== 'nothing');

/**
 * Returns the errors of required texts by the name of the value, `title_ru`. A language with any
 * text must have all required texts; without any text, English must have them.
 */
export function missingTexts(
  values: AnyValues,
  texts: readonly string[],
  required: readonly string[],
): Errors {
  const written = writtenLanguages(values, texts);
  const isEmpty = written.length === 0;
  const errors: Errors = {};
  for (const language of isEmpty ? ['en' as const] : written) {
    for (const key of required.filter((key) => isBlank(values[`${key}_${language}`]))) {
      const code = isEmpty ? `${key}Empty` : `${key}Empty_${language}`;
      errors[`${key}_${language}`] = code as FieldErrorCode;
    }
  }
  return errors;
}
