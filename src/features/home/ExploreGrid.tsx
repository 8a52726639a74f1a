import { useTranslation } from 'react-i18next';
import { pages } from '../../content/site';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { AppLink } from '../../ui/navigation/AppLink';
import { Illustration } from '../../ui/page/Illustration';
import { Section } from '../../ui/page/Section';
import styles from './ExploreGrid.module.css';

const topics = pages.filter(({ path }) => path.startsWith('/explore/'));

/** Renders the pages about Kenya as tiles (R1.4, R2.3). */
export function ExploreGrid() {
  const { t } = useTranslation('home');
  const { name, card } = usePageNames();
  return (
    <Section
      id="explore"
      title={t('explore.title')}
      lead={t('explore.text')}
      more={<AppLink to="/explore">{t('explore.all')}</AppLink>}
    >
      <ul className={`plain-list ${styles.grid}`}>
        {topics.map(({ path, scene }) => (
          <li key={path} className={styles.tile}>
            <div className={styles.image}>
              <Illustration name={scene} />
            </div>
            <div className={`stack gap-1 ${styles.text}`}>
              <h3>
                <AppLink to={path}>{name(path)}</AppLink>
              </h3>
              <p>{card(path)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
