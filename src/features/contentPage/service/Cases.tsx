import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { childrenOf, type Page } from '../../../content/site';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './Cases.module.css';

/** Links to the cases of a service, which are the pages below it (R1.18). */
export function Cases({ page }: { page: Page }) {
  const { t } = useTranslation();
  const { name, card } = usePageNames();
  const cases = childrenOf(page.path);
  if (cases.length === 0) return null;
  return (
    <nav aria-labelledby="cases" className={`band ${styles.cases}`}>
      <div className={`container stack gap-3 ${styles.inner}`}>
        <h2 id="cases" tabIndex={-1} className="size-h3">
          {t('content.cases')}
        </h2>
        <ul className="plain-list">
          {cases.map(({ path }) => (
            <li key={path}>
              <AppLink to={path}>
                <strong>{name(path)}</strong>
                <ArrowRight aria-hidden="true" size="1.1em" />
              </AppLink>
              <p className="small-print">{card(path)}</p>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
