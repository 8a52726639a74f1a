import { useTranslation } from 'react-i18next';
import { guideSections } from '../../content/guide';
import { GuideSection } from '../../features/guide/GuideSection';
import { StaffPage } from '../../ui/page/StaffPage';
import styles from './Guide.module.css';

/** `/admin/help`. */
export function Guide() {
  const { t } = useTranslation('guide');
  return (
    <StaffPage title={t('title')}>
      <p className={styles.text}>{t('lead')}</p>
      <nav aria-labelledby="guide-contents">
        <h2 id="guide-contents" className={styles.contents}>
          {t('contents')}
        </h2>
        <ul className={styles.links}>
          {guideSections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${section}.title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {guideSections.map((section) => (
        <GuideSection key={section} section={section} />
      ))}
      <p className={styles.text}>{t('help')}</p>
    </StaffPage>
  );
}
