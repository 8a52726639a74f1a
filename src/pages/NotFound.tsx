import { useTranslation } from 'react-i18next';
import { mostWanted } from '../content/mostWanted';
import { usePageNames } from '../lib/i18n/usePageNames';
import { Beads } from '../ui/Beads';
import { buttonClass } from '../ui/Button';
import { LocalLink } from '../ui/LocalLink';
import { Scene } from '../ui/Scene';
import styles from './NotFound.module.css';

/** The 404 page (spec 2), with the pages people look for most. */
export function NotFound() {
  const { t } = useTranslation();
  const { name } = usePageNames();
  return (
    <div className={styles.page}>
      <title>{t('title', { page: t('notFound.title') })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.scene}>
        <Scene name="savannah-dawn" eager />
      </div>
      <div className={styles.panel}>
        <Beads />
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('notFound.title')}</h1>
          <p>{t('notFound.text')}</p>
          <LocalLink to="/" className={buttonClass('primary')}>
            {t('notFound.home')}
          </LocalLink>
          <h2>{t('notFound.help')}</h2>
          <ul>
            {mostWanted.map((path) => (
              <li key={path}>
                <LocalLink to={path}>{name(path)}</LocalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
