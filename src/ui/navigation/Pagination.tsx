import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { KEEP_SCROLL_POSITION, scrollToHeading } from '../../lib/browser/scroll';
import { AppLink } from './AppLink';
import styles from './Pagination.module.css';

interface Props {
  /** Number of the current page, from 1. */
  page: number;
  pages: number;
  /** The name of the list, needed where the page has more than one. */
  label?: string;
  /** Returns the path of a page, without language prefix. */
  href: (page: number) => string;
  /** Heading to scroll to and focus, for a list amid a page; otherwise the page's top is shown. */
  target?: RefObject<HTMLElement | null>;
}

/** Returns the pages to link: 1, 4, 5, 6 and 9 for page 5 of 9; a gap of one page is filled. */
function linkedPages(page: number, pages: number): number[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((candidate) => candidate >= 1 && candidate <= pages)
    .sort((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    (numbers[index + 1] ?? number) - number === 2 ? [number, number + 1] : [number],
  );
}

/**
 * Links to the pages of a list; nothing if there is only one. On a page past the end “previous”
 * leads to the last page.
 */
export function Pagination({ page, pages, label, href, target }: Props) {
  const { t } = useTranslation();
  const link = target && {
    state: KEEP_SCROLL_POSITION,
    onClick: () => scrollToHeading(target.current),
  };
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label ? `${t('pagination.label')}: ${label}` : t('pagination.label')}
      className={`cluster ${styles.pagination}`}
    >
      {page > 1 && (
        <AppLink {...link} to={href(Math.min(page - 1, pages))} rel="prev">
          {t('pagination.previous')}
        </AppLink>
      )}
      <ul className="plain-list cluster gap-2">
        {linkedPages(page, pages).map((candidate) => (
          <li key={candidate}>
            <AppLink
              {...link}
              to={href(candidate)}
              className="chip"
              aria-label={t('pagination.page', { page: candidate })}
              aria-current={candidate === page ? 'page' : undefined}
            >
              {candidate}
            </AppLink>
          </li>
        ))}
      </ul>
      {page < pages && (
        <AppLink {...link} to={href(page + 1)} rel="next">
          {t('pagination.next')}
        </AppLink>
      )}
    </nav>
  );
}
