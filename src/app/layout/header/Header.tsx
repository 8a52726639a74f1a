import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { LanguageSwitch } from './LanguageSwitch';
import { MainMenu } from './MainMenu';

/**
 * Renders the header of every page but the help page: shield and name of the Embassy with a link to the
 * home page, main menu (R2.9), search and language switch (R1.6).
 */
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
