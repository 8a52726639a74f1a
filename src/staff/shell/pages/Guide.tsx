import { useTranslation } from 'react-i18next';
import { type GuideSection as GuideSectionName, guideSections } from '../../../content/guide';
import { textAt, valueAt } from '../../../lib/i18n/dynamicKey';
import { useStaffRole } from '../../account/session/useStaffMember';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/** Renders the page `/admin/help`: the guide, and whom the person's role can ask. */
export function Guide() {
  const { t } = useTranslation('guide');
  const role = useStaffRole();
  return (
    <StaffPage title={t('title')}>
      <p className="measure">{t('lead')}</p>
      <nav aria-labelledby="guide-contents">
        <h2 id="guide-contents" className="size-h3">
          {t('contents')}
        </h2>
        <ul className={styles.links}>
          {guideSections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${section}.title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {guideSections.map((section) => (
        <GuideSection key={section} section={section} />
      ))}
      <p className="measure">{t(`help.${role}`)}</p>
    </StaffPage>
  );
}

/** Renders a section of the guide, with an anchor: its lead, if it has one, and its steps. */
function GuideSection({ section }: { section: GuideSectionName }) {
  const { t, i18n } = useTranslation('guide');
  const steps = valueAt(t, `${section}.steps`, { returnObjects: true }) as string[];
  return (
    <Panel className={`stack ${styles.section}`}>
      <h2 id={section} tabIndex={-1} className="size-h3">
        {t(`${section}.title`)}
      </h2>
      {i18n.exists(`guide:${section}.lead`) && <p>{textAt(t, `${section}.lead`)}</p>}
      <ol className="stack gap-2 measure">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  );
}
