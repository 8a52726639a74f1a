import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../ui/navigation/LocalLink';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { LanguageSwitch } from './LanguageSwitch';
import { MainMenu } from './MainMenu';

/** Name, main menu, search and language switch. */
export function Header() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <LocalLink to="/" className={styles.brand}>
          <img src="/shield.svg" alt="" width={40} height={48} className={styles.shield} />
          <span className={styles.name}>
            <span>{t('site.fullName')}</span>
            <span className={styles.place}>{t('site.fullNamePlace')}</span>
          </span>
        </LocalLink>
        <MainMenu />
        <HeaderSearch />
        <LanguageSwitch />
      </div>
    </header>
  );
}
