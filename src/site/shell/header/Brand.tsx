import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './Header.module.css';

interface Props {
  /** Whether paper has the arms in place of the shield. */
  arms?: boolean;
}

/** Renders shield and name of the Embassy as the link to home. */
export function Brand({ arms = false }: Props) {
  const { t } = useTranslation();
  return (
    <AppLink to="/" className={styles.brand}>
      <img src="/shield.svg" alt="" width={40} height={48} />
      {arms && <img src="/arms.svg" alt="" loading="lazy" />}
      <span className={styles.name}>
        <span>{t('site.fullName')}</span>
        <span className={styles.place}>{t('site.fullNamePlace')}</span>
      </span>
    </AppLink>
  );
}
