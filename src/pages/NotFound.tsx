import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mostWanted } from '../content/home/mostWanted';
import { childrenOf } from '../content/site';
import { useKnownHere } from '../lib/hooks/useKnownHere';
import { withoutPrefix } from '../lib/i18n/languages';
import { usePageNames } from '../lib/i18n/usePageNames';
import { buttonClass } from '../ui/actions/Button';
import { LocalLink } from '../ui/navigation/LocalLink';
import { Beads } from '../ui/page/Beads';
import { PageHead } from '../ui/page/PageHead';
import { Scene } from '../ui/page/Scene';
import styles from './NotFound.module.css';

const PASSPORTS = '/consular/passports';
const cases = childrenOf(PASSPORTS).map(({ path }) => path);

/** The pages to offer: at an address below the passports their cases, else what most people want. */
function useOffered(): readonly string[] {
  const page = withoutPrefix(useLocation().pathname);
  // One prerendered file answers every unknown address.
  const isCase = useKnownHere(page.startsWith(`${PASSPORTS}/`), false);
  return isCase ? [PASSPORTS, ...cases] : mostWanted;
}

/** The 404 page (spec 2), with the pages the reader may have looked for. */
export function NotFound() {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const offered = useOffered();
  return (
    <div className={styles.page}>
      <PageHead title={t('title', { page: t('notFound.title') })} />
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
            {offered.map((path) => (
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
