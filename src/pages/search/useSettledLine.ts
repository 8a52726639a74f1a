import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllResults } from './useSearchResults';

/**
 * What is said of the results, in one sentence. It changes only once everything has answered, so that
 * a screen reader says one thing for each search.
 */
export function useSettledLine(
  query: string,
  { answer, groups, news, settled }: AllResults,
): string {
  const { t } = useTranslation('search');
  const count = groups.reduce((sum, { pages }) => sum + pages.length, news.length);
  let now = '';
  if (query && count === 0) now = t('none', { query });
  else if (answer?.correctedQuery) now = t('instead', { query, instead: answer.correctedQuery });
  else if (answer?.isPartial && groups.length > 0) now = t('some');
  else if (query) now = t('found', { count, query });
  const [line, setLine] = useState('');
  useEffect(() => {
    if (settled || !query) setLine(now);
  }, [settled, query, now]);
  return line;
}
