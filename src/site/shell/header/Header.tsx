import { LanguageSwitch } from '../../../ui/navigation/LanguageSwitch';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu';
import { SearchLink } from './SearchLink';

/** Renders the header of every page: brand, menu, search and language switch. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <Brand arms />
        <MainMenu />
        <SearchLink />
        <LanguageSwitch />
      </div>
    </header>
  );
}
