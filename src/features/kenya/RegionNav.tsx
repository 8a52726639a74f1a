import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { AppLink } from '../../ui/navigation/AppLink';
import { regionPages } from './map/regions';
import styles from './RegionNav.module.css';

/** Links to the previous and the next region; after the eighth the first one follows. */
export function RegionNav({ page }: { page: Page }) {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const index = regionPages.indexOf(page);
  const previous = regionPages.at(index - 1);
  const next = regionPages[(index + 1) % regionPages.length];
  if (!previous || !next) return null;
  return (
    <nav aria-label={t('region.label')} className={styles.nav} data-screen-only>
      <AppLink to={previous.path} rel="prev" className={styles.link}>
        <ArrowLeft aria-hidden="true" size="1.2em" />
        <span>
          <span className={`small-print ${styles.label}`}>{t('region.previous')}</span>{' '}
          {name(previous.path)}
        </span>
      </AppLink>
      <AppLink to={next.path} rel="next" className={`${styles.link} ${styles.next}`}>
        <span>
          <span className={`small-print ${styles.label}`}>{t('region.next')}</span>{' '}
          {name(next.path)}
        </span>
        <ArrowRight aria-hidden="true" size="1.2em" />
      </AppLink>
    </nav>
  );
}
