import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../../ui/navigation/LanguageSwitch';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { MainMenu } from './MainMenu';

export function Header() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <AppLink to="/" className={styles.brand}>
          <img src="/shield.svg" alt="" width={40} height={48} className={styles.shield} />
          <span className={styles.name}>
            <span>{t('site.fullName')}</span>
            <span className={styles.place}>{t('site.fullNamePlace')}</span>
          </span>
        </AppLink>
        <MainMenu />
        <HeaderSearch />
        <LanguageSwitch />
      </div>
    </header>
  );
}
