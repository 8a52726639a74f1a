import { type Page, pageId } from '../../content/site.ts';
import { addMonths, type Day } from '../dates/calendarDay.ts';
import type { FactRow } from './facts.ts';

/**
 * What staff state of a page (decision 0054): the day on which they have checked its facts, with the key `reviewed.<page>`, and notes
 * for readers on what has changed (notes.ts). The build puts them into the texts of the page, because the scripts of all pages would
 * have to carry them otherwise.
 */
export type PageFact = Pick<FactRow, 'key' | 'value'>;

/** Months after which the facts of a page are due for another check. */
const REVIEW_MONTHS = 6;

/** Returns the key of the check of a page: `reviewed.consular.visa`. */
export const reviewKey = (id: string): string => `reviewed.${id.replaceAll('/', '.')}`;

/** Returns the day on which the facts of a page were last checked, that of site.ts or a later one; undefined for neither. */
export function reviewedOn({ path, reviewed }: Page, rows: PageFact[]): Day | undefined {
  const row = rows.filter(({ key }) => key === reviewKey(pageId(path))).at(-1);
  const day = String(row?.value ?? '');
  return day > (reviewed ?? '') ? day : reviewed;
}

/** Returns the day of the next check. */
export const nextReview = (reviewed: Day): Day => addMonths(reviewed, REVIEW_MONTHS);

/** Returns whether the fact of a key is a note for readers. */
export const isNote = (key: string): boolean => key.startsWith('changes.');
