import { useTranslation } from 'react-i18next';
import { type Page, pageId } from '../../../content/site';
import { formatDay } from '../../../lib/dates/calendarDay';
import { useToday } from '../../../lib/dates/useToday';
import { changedFacts, useFacts } from '../../../lib/facts/currentFacts';
import { nextReview, reviewedOn } from '../../../lib/facts/pageFacts';
import { builtTexts } from '../../../lib/i18n/i18n';
import { useLanguage } from '../../../lib/i18n/useLanguage';

/**
 * Returns the sentence that says when the facts of a page were checked and whether a check is due;
 * undefined if they never were.
 */
export function useReviewLine(page: Page): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  // Renders again with other changes.
  useFacts();
  const built = builtTexts(language, pageId(page.path))?.$facts ?? [];
  const day = reviewedOn(page, [...built, ...changedFacts()]);
  const context = day && nextReview(day) <= today ? 'due' : undefined;
  return day && t('content.reviewed', { date: formatDay(day, language), context });
}
