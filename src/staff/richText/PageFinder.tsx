import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Hit } from '../../features/search/engine/createSearch';
import { languagesOf, loadSearch } from '../../features/search/engine/loadSearch';
import type { Language } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { Button } from '../../ui/actions/Button';
import styles from './TextEditor.module.css';

interface Props {
  /** The words typed: no address. */
  words: string;
  /** The language of the text. */
  language: Language;
  onTake: (found: Hit) => void;
}

const SHOWN = 6;

/** Lists the pages of the site, and sections of them, that the site's search finds in the language of the text. */
export function PageFinder({ words, language, onTake }: Props) {
  const { t } = useTranslation('admin');
  const typed = languagesOf(words, language);
  const { data: search } = useQuery({
    queryKey: ['admin', 'search', language, ...typed],
    queryFn: async () => {
      await fetchText(language, ['questions']);
      return loadSearch(language, typed);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hits = search?.(words).hits.slice(0, SHOWN);
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
