import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../lib/i18n/languages';
import type { Hit } from '../../site/search/engine/createSearch';
import { loadSearch, searchedLanguages } from '../../site/search/engine/loadSearch';

const SHOWN = 6;

/**
 * Returns the pages and sections that the site's search finds; undefined until it is loaded, and
 * for a text without words.
 */
export function useFoundPages(text: string, language: Language): Hit[] | undefined {
  const words = /\p{L}{2}/u.test(text) ? text.trim() : '';
  const typed = searchedLanguages(words, language);
  const { data: search } = useQuery({
    queryKey: ['admin', 'search', language, ...typed],
    queryFn: () => loadSearch(language, typed),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: words !== '',
  });
  return words ? search?.(words).hits.slice(0, SHOWN) : undefined;
}
