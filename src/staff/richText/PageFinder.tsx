import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import type { Hit } from '../../site/search/engine/createSearch';
import { loadSearch, searchedLanguages } from '../../site/search/engine/loadSearch';
import { Button } from '../../ui/actions/Button';
import styles from './TextEditor.module.css';

interface Props {
  hits: Hit[] | undefined;
  language: Language;
  onTake: (found: Hit) => void;
}

const SHOWN = 6;

/** Returns whether a text is one or more words, not the beginning of an address. */
export const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/[/.:@]/.test(text);

/**
 * Returns the pages and sections that the site's search finds; undefined until it is loaded, and
 * for a text without words.
 */
export function useFoundPages(text: string, language: Language): Hit[] | undefined {
  const words = isWords(text) ? text.trim() : '';
  const typed = searchedLanguages(words, language);
  const { data: search } = useQuery({
    queryKey: ['admin', 'search', language, ...typed],
    queryFn: () => loadSearch(language, typed),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: words !== '',
  });
  return words ? search?.(words).hits.slice(0, SHOWN) : undefined;
}

/** Lists pages of the site in the language of a text. */
export function PageFinder({ hits, language, onTake }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div role="status">
      {hits?.length === 0 && <p>{t('text.noPage')}</p>}
      {hits && hits.length > 0 && (
        <ul
          className={`plain-list ruled ${styles.found}`}
          lang={language}
          aria-label={t('text.pages')}
        >
          {hits.map((hit) => (
            <li key={hit.to}>
              <Button variant="tertiary" onClick={() => onTake(hit)}>
                {hit.title}
              </Button>{' '}
              {hit.to !== hit.page && <span className="small-print">{hit.pageTitle}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
