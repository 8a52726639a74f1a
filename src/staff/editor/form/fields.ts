import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { isHttpUrl, isUuid, withHttps } from '../../../lib/urls/urls';
import { youtubeId } from '../../../lib/urls/youtube';
import { type FieldErrorCode, messageKey } from '../../forms/fieldErrors';
import { limits } from '../../forms/limits';
import { atMost, z } from '../../forms/zod';

/** At most 200 characters after trimming, or empty. */
export const optionalTitleField = z.string().refine(atMost(limits.title), messageKey('titleLong'));

/** Markdown. */
export const contentField = z.string().refine(atMost(limits.content), messageKey('contentLong'));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lower-case letters, digits and single hyphens. Not a UUID, because `/news/{uuid}` opens by id (R2.8). */
const isSlug = (slug: string): boolean => SLUG.test(slug) && !isUuid(slug);

/** The slug as it is stored: ` Visa-Fees ` → `visa-fees`. {@link slugField} validates it. */
export const toSlug = (text: string): string => text.trim().toLowerCase();

/** At most 100 characters; if empty, the database makes one. */
export const slugField = z
  .string()
  .refine((text) => text.trim() === '' || isSlug(toSlug(text)), messageKey('slugShape'))
  .refine(atMost(limits.slug), messageKey('slugLong'));

export const youtubeField = z
  .string()
  .refine((text) => text.trim() === '' || youtubeId(text) !== null, messageKey('youtubeWrong'));

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** A `datetime-local` value in Moscow time, or empty. The year is checked because of typos such as 0026. */
export const dateField = z.string().refine((text) => {
  if (text === '') return true;
  const year = fromMoscowInput(text)?.getUTCFullYear() ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}, messageKey('dateWrong'));

/**
 * Why a text is not an http or https URL, null if it is or `withHttps` makes it one: `linkSpaces`,
 * `linkScheme` (does not begin with `http://` or `https://`) or `linkWrong`.
 */
export function httpUrlError(text: string): FieldErrorCode | null {
  const url = withHttps(text);
  if (/\s/.test(url)) return 'linkSpaces';
  if (!/^https?:\/\//i.test(url)) return 'linkScheme';
  return isHttpUrl(url) ? null : 'linkWrong';
}

/**
 * The value of a `datetime-local` input of a form, or `half-typed`, which validation rejects, for
 * bad input. Browsers report an incomplete or impossible date as empty, which would mean “now”.
 * @param value the value that react-hook-form has read
 * @param name of the input; omitted for the first one of the form
 */
export function readDateInput(form: HTMLFormElement | null, value: string, name?: string): string {
  const named = name ? `[name="${name}"]` : '';
  const input = form?.querySelector<HTMLInputElement>(`[type="datetime-local"]${named}`);
  return input?.validity.badInput ? 'half-typed' : value;
}
