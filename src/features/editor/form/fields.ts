import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { isHttpUrl, isUuid } from '../../../lib/urls/urls';
import { youtubeId } from '../../../lib/urls/youtube';
import { type FieldErrorCode, messageKey } from '../../forms/fieldErrors';
import { limits } from '../../forms/limits';
import { atMost, notBlank, z } from '../../forms/zod';

export const titleField = z
  .string()
  .refine(notBlank, messageKey('titleEmpty'))
  .refine(atMost(limits.title), messageKey('titleLong'));

export const contentField = z.string().refine(notBlank, messageKey('contentEmpty'));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Small letters, digits and hyphens; a uuid would name another article by its id. */
const isSlug = (slug: string): boolean => SLUG.test(slug) && !isUuid(slug);

/** The slug as it is stored. */
export const toSlug = (text: string): string => text.trim().toLowerCase();

export const slugField = z
  .string()
  .refine((text) => text.trim() === '' || isSlug(toSlug(text)), messageKey('slugShape'))
  .refine(atMost(limits.slug), messageKey('slugLong'));

export const youtubeField = z
  .string()
  .refine((text) => text.trim() === '' || youtubeId(text) !== null, messageKey('youtubeWrong'));

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** A `datetime-local` value in Moscow time, or empty. A slip of the pen makes year 0026. */
export const dateField = z.string().refine((text) => {
  if (text === '') return true;
  const year = fromMoscowInput(text)?.getUTCFullYear() ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}, messageKey('dateWrong'));

/** What is wrong with a complete web address, or nothing. */
export function webAddressProblem(text: string): FieldErrorCode | null {
  const address = text.trim();
  if (/\s/.test(address)) return 'linkSpaces';
  if (!/^https?:\/\//i.test(address)) return 'linkScheme';
  return isHttpUrl(address) ? null : 'linkWrong';
}
