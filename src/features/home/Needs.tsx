import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './Needs.module.css';

const needs = [
  { key: 'lost', to: '/consular/passports/lost' },
  { key: 'missing', to: '/consular/missing' },
  { key: 'contract', to: '/consular/contract' },
  { key: 'renew', to: '/consular/passports/replacement' },
  { key: 'eta', to: '/consular/visa' },
  { key: 'degree', to: '/consular/doc-leg' },
  { key: 'birth', to: '/consular/birth' },
  { key: 'other', to: '/consular' },
] as const;

/** Links the commonest needs of visitors to their pages (R1.2). */
export function Needs() {
  const { t } = useTranslation('home');
  return (
    <nav aria-labelledby="needs" className={styles.needs}>
      <div className={`container ${styles.inner}`}>
        <h2 id="needs" className="size-h3">
          {t('needs.title')}
        </h2>
        <ul className="plain-list">
          {needs.map(({ key, to }) => (
            <li key={key}>
              <AppLink to={to}>
                {t(`needs.${key}`)}
                <ArrowRight aria-hidden="true" size="1.1em" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
