import { useTranslation } from 'react-i18next';
import { type Page, pageId } from '../../../content/site';
import { formatDay } from '../../../lib/dates/calendarDay';
import { useToday } from '../../../lib/dates/useToday';
import { changedFacts, useFacts } from '../../../lib/facts/currentFacts';
import { nextReview, type PageFact, reviewedOn } from '../../../lib/facts/pageFacts';
import { lazyOrNothing } from '../../../lib/hooks/lazyPart';
import { builtTexts } from '../../../lib/i18n/i18n';
import { useLanguage } from '../../../lib/i18n/useLanguage';

// A separate chunk, because most pages have no note.
export const PageChanges = lazyOrNothing(async () => (await import('./PageChanges')).PageChanges);

/** Returns the facts of a page, whose texts have to be loaded, and all changes since the build; of two with one key the last counts. */
export function usePageFacts({ path }: Page): PageFact[] {
  const built = builtTexts(useLanguage(), pageId(path))?.$facts ?? [];
  // Renders again with other changes.
  useFacts();
  return [...built, ...changedFacts()];
}

/** Returns when the facts of a page were last checked, and whether another check is due; undefined for a page without one. */
export function useReviewLine(page: Page): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const day = reviewedOn(page, usePageFacts(page));
  const context = day && nextReview(day) <= today ? 'due' : undefined;
  return day && t('content.reviewed', { date: formatDay(day, language), context });
}
