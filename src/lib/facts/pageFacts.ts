import { type Page, pageId } from '../../content/site.ts';
import { addMonths, type Day } from '../dates/calendarDay.ts';
import type { FactRow } from './facts.ts';

/**
 * The day on which staff checked the facts of a page (decision 0054), key `reviewed.<page>`. The
 * build puts it into the page's texts, because otherwise the scripts of all pages carry it.
 */
export type PageFact = Pick<FactRow, 'key' | 'value'>;

/** Months after which the facts of a page are due for another check. */
const REVIEW_MONTHS = 6;

/** Returns the key of the check of a page: `reviewed.consular.visa` for the id `consular/visa`. */
export const reviewKey = (id: string): string => `reviewed.${id.replaceAll('/', '.')}`;

/**
 * Returns the later day of site.ts and of staff's check of a page; undefined without either.
 * @param rows the last one with the key of the page counts; null takes the check back
 */
export function reviewedOn({ path, reviewed }: Page, rows: PageFact[]): Day | undefined {
  const row = rows.filter(({ key }) => key === reviewKey(pageId(path))).at(-1);
  const day = String(row?.value ?? '');
  return day > (reviewed ?? '') ? day : reviewed;
}

/** Returns the day on which the next check is due, six months after a check. */
export const nextReview = (reviewed: Day): Day => addMonths(reviewed, REVIEW_MONTHS);
