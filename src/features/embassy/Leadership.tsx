import { useTranslation } from 'react-i18next';
import { people } from '../../content/people';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { EmbassySection } from './EmbassySection';
import styles from './Leadership.module.css';

/** A person without a confirmed name in `people.ts` is headed by the role (R1.13). */
export function Leadership() {
  const { t } = useTranslation('embassy');
  const language = useLanguage();
  return (
    <EmbassySection id="leadership" title={t('leadership.title')} wide>
      <div className={styles.people}>
        {people.map(({ key, name }) => (
          <div key={key} className={styles.person}>
            {name && <p className="small-print">{t(`leadership.${key}.role`)}</p>}
            <h3>{name ? name[language] : t(`leadership.${key}.role`)}</h3>
            <p>{t(`leadership.${key}.text`)}</p>
          </div>
        ))}
      </div>
    </EmbassySection>
  );
}
