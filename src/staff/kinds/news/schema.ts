import { array, nullable, optional, type output, string } from 'zod';
import { isUuid } from '../../../lib/urls/urls';
import { z } from '../../../lib/zod';
import { parseVideo } from '../../../site/data/news/video';
import { messageKey } from '../../forms/fieldErrors';
import { inEach, isBlank, limitedText, missingTexts, moscowDate, reportErrors } from '../schemas';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns a slug as it is stored: ` Visa-Fees ` becomes `visa-fees`. */
export const toSlug = (typed: string): string => typed.trim().toLowerCase();

/** Returns whether a slug has only letters, digits and single hyphens, and is no UUID (R2.8). */
const isSlug = (typed: string): boolean => SLUG.test(typed) && !isUuid(typed);

/** Prefix of a category value that is free text, not the id of a category (R5.8). */
export const FREE_TEXT = 'text:';

/** Returns the free text of a category's value; null for an id, and without a category. */
export const freeText = (value: string): string | null =>
  value.startsWith(FREE_TEXT) ? value.slice(FREE_TEXT.length) : null;

const imageTexts = z.object({ alt: string(), caption: string() });

const image = z.object({
  /** URL in the store, or the path of an illustration of the site. */
  url: string(),
  /** Identifies in the form an image whose file was replaced, or that stands twice. */
  key: optional(string()),
  /** Alternative text and caption in each language; `''` if not written. */
  texts: z.object({ en: imageTexts, ru: imageTexts }),
});

const images = z.object({ featured: nullable(image), additional: array(image) });

/** The texts that a language has; both are required. */
export const newsTexts = ['title', 'content'] as const;

export const newsValues = z.object({
  ...inEach(newsTexts, (text) => limitedText(`${text}Long`)),
  images,
  published_at: moscowDate,
  /** Id of a category, or a free text after `text:` (R5.8); empty without one. */
  category: string(),
  youtube_url: string().refine(
    (typed) => isBlank(typed) || parseVideo(typed),
    messageKey('videoWrong'),
  ),
  slug: limitedText('slugLong').refine(
    (typed) => isBlank(typed) || isSlug(toSlug(typed)),
    messageKey('slugShape'),
  ),
});

export type ImageValue = output<typeof image>;
export type NewsImages = output<typeof images>;
export type NewsValues = output<typeof newsValues>;

export const emptyArticle: NewsValues = {
  ...inEach(newsTexts, () => ''),
  images: { featured: null, additional: [] },
  published_at: '',
  category: '',
  youtube_url: '',
  slug: '',
};

export const newsSchema = newsValues.superRefine(
  reportErrors((values) => missingTexts(values, newsTexts, newsTexts)),
);
