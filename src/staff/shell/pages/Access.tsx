import { useTranslation } from 'react-i18next';
import { secondFactorOffered } from '../../api/auth/secondFactor';
import { Panel } from '../../parts/Panel';
import { PeoplePanel } from '../../people/PeoplePanel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

const SECTIONS = { add: ['user', 'role', 'password'], remove: ['close', 'delete', 'others'] };

/**
 * Renders the page `/admin/access` (decision 0039): who has access, and how to add and remove
 * people, because Supabase creates and deletes accounts.
 */
export function Access() {
  const { t } = useTranslation('people');
  return (
    <StaffPage title={t('access.title')}>
      <p className="measure">
        {t('access.lead')} {t(secondFactorOffered() ? 'access.factor' : 'access.noFactor')}
      </p>
      <PeoplePanel />
      <div className={`stack auto-fit ${styles.panels}`}>
        {Object.entries(SECTIONS).map(([name, steps]) => (
          <Panel key={name} variant="compact" aria-labelledby={name}>
            <h2 id={name}>{t(`${name}.title` as 'add.title')}</h2>
            <ol className="stack gap-2">
              {steps.map((step) => (
                <li key={step}>{t(`${name}.${step}` as 'add.user')}</li>
              ))}
            </ol>
          </Panel>
        ))}
      </div>
    </StaffPage>
  );
}
