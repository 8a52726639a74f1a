import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './Header.module.css';

/** Renders shield and name of the Embassy as the link to home; on paper the arms in place of the shield. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <AppLink to="/" className={styles.brand}>
      <img src="/shield.svg" alt="" width={40} height={48} />
      <img src="/arms.svg" alt="" loading="lazy" />
      <span className={styles.name}>
        <span>{t('site.fullName')}</span>
        <span className={styles.place}>{t('site.fullNamePlace')}</span>
      </span>
    </AppLink>
  );
}
