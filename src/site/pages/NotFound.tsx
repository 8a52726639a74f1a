import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { popularPages } from '../../content/home/popularPages';
import { childrenOf } from '../../content/site';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { withoutPrefix } from '../../lib/i18n/languages';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { BeadStrip } from '../../ui/page/BeadStrip';
import { Illustration } from '../../ui/page/Illustration';
import { PageHead } from '../../ui/page/PageHead';
import { SiteSearch } from '../search/SiteSearch';
import styles from './NotFound.module.css';

const PASSPORTS = '/consular/passports';
const cases = childrenOf(PASSPORTS).map(({ path }) => path);

function useSuggestions(): readonly string[] {
  const page = withoutPrefix(useLocation().pathname);
  // `false` while hydrating, because one prerendered file serves every unknown path.
  const isCase = useClientValue(page.startsWith(`${PASSPORTS}/`), false);
  return isCase ? [PASSPORTS, ...cases] : popularPages;
}

/** Renders the page of an unknown path, with suggestions (R2.7). */
export function NotFound() {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const suggestions = useSuggestions();
  return (
    <div className={styles.page}>
      <PageHead title={t('title', { page: t('notFound.title') })} />
      <meta name="robots" content="noindex" />
      <div className={styles.scene}>
        <Illustration name="savannah-dawn" eager />
      </div>
      <div className={styles.panel}>
        <BeadStrip />
        <div className={`stack ${styles.text}`}>
          <h1 tabIndex={-1}>{t('notFound.title')}</h1>
          <p>{t('notFound.text')}</p>
          <div className={styles.search} data-script-only>
            <SiteSearch />
          </div>
          <AppLink to="/" className={buttonClass('primary')}>
            {t('notFound.home')}
          </AppLink>
          <h2 className="size-h3">{t('notFound.help')}</h2>
          <ul>
            {suggestions.map((path) => (
              <li key={path}>
                <AppLink to={path}>{name(path)}</AppLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
