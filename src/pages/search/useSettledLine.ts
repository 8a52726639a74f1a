import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllResults } from './useSearchResults';

/**
 * Returns the message below the search field: '' without a query, and the previous message until the results of pages and news
 * are complete.
 * @param query as the visitor typed it, trimmed
 */
export function useSettledLine(
  query: string,
  { pageResults, groups, news, notices, settled }: AllResults,
): string {
  const { t } = useTranslation('search');
  const others = news.length + notices.length;
  const pageCount = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const count = pageCount + others;
  const correctedQuery = pageResults?.correctedQuery;
  let current = '';
  if (query && count === 0) current = t('none', { query });
  else if (correctedQuery) current = t('instead', { query, instead: correctedQuery });
  else if (pageResults?.isPartial && pageCount > 0) current = t('some', { count: pageCount });
  else if (query) current = t('found', { count, query });
  const [line, setLine] = useState('');
  useEffect(() => {
    if (settled || !query) setLine(current);
  }, [settled, query, current]);
  return line;
}
