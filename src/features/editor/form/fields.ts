import { fromMoscowInput } from '../../../lib/dates/dates';
import { isHttpUrl, isUuid } from '../../../lib/urls/urls';
import { youtubeId } from '../../../lib/urls/youtube';
import { limits } from '../../forms/limits';
import { type Problem, says } from '../../forms/problems';
import { atMost, form, notBlank } from '../../forms/zod';

export const titleField = form
  .string()
  .refine(notBlank, says('titleEmpty'))
  .refine(atMost(limits.title), says('titleLong'));

export const contentField = form.string().refine(notBlank, says('contentEmpty'));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Small letters, digits and hyphens; a uuid would name another article by its id. */
const isSlug = (slug: string): boolean => SLUG.test(slug) && !isUuid(slug);

/** The slug as it is stored. */
export const toSlug = (text: string): string => text.trim().toLowerCase();

export const slugField = form
  .string()
  .refine((text) => text.trim() === '' || isSlug(toSlug(text)), says('slugShape'))
  .refine(atMost(limits.slug), says('slugLong'));

export const youtubeField = form
  .string()
  .refine((text) => text.trim() === '' || youtubeId(text) !== null, says('youtubeWrong'));

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** A `datetime-local` value in Moscow time, or empty. A slip of the pen makes year 0026. */
export const dateField = form.string().refine((text) => {
  if (text === '') return true;
  const year = fromMoscowInput(text)?.getUTCFullYear() ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}, says('dateWrong'));

/** What is wrong with a complete web address, or nothing. */
export function webAddressProblem(text: string): Problem | null {
  const address = text.trim();
  if (/\s/.test(address)) return 'linkSpaces';
  if (!/^https?:\/\//i.test(address)) return 'linkScheme';
  return isHttpUrl(address) ? null : 'linkWrong';
}
