import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Pagination.module.css';

interface Props {
  page: number;
  pages: number;
  /** Names the list, where a page has more than one. */
  label?: string;
  /** The address of a page. */
  href: (page: number) => string;
}

/** The pages worth a link: first, last, the neighbours of this one, and what fills a gap of one. */
function shown(page: number, pages: number): number[] {
  const listed = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((candidate) => candidate >= 1 && candidate <= pages)
    .sort((a, b) => a - b);
  return listed.flatMap((one, at) =>
    (listed[at + 1] ?? one) - one === 2 ? [one, one + 1] : [one],
  );
}

/** Links between the pages of a list; nothing when there is one page. */
export function Pagination({ page, pages, label, href }: Props) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav
      aria-label={label ? `${t('pagination.label')}: ${label}` : t('pagination.label')}
      className={styles.pagination}
    >
      {page > 1 && (
        <Link to={href(Math.min(page - 1, pages))} rel="prev">
          {t('pagination.previous')}
        </Link>
      )}
      <ul className={`plain-list ${styles.pages}`}>
        {shown(page, pages).map((candidate) => (
          <li key={candidate}>
            <Link
              to={href(candidate)}
              aria-label={t('pagination.page', { page: candidate })}
              aria-current={candidate === page ? 'page' : undefined}
            >
              {candidate}
            </Link>
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link to={href(page + 1)} rel="next">
          {t('pagination.next')}
        </Link>
      )}
    </nav>
  );
}
