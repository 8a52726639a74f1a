import { useTranslation } from 'react-i18next';
import * as builtIn from '../../content/leadership';
import { useFacts } from '../../lib/facts/currentFacts';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { typeset } from '../../lib/text/typeset';
import { mediaUrl } from '../../lib/urls/media';
import { EmbassySection } from './EmbassySection';
import styles from './Leadership.module.css';

const offices = ['ambassador', 'deputy'] as const;

/** Renders the offices of the Embassy's leadership. One without a confirmed name is headed by its title (R1.13). */
export function Leadership() {
  const { t } = useTranslation('embassy');
  const language = useLanguage();
  const leadership = { ...builtIn.leadership, ...useFacts().leadership };
  return (
    <EmbassySection id="leadership" title={t('leadership.title')} wide>
      <div className={styles.people}>
        {offices.map((office) => {
          const { name, title, photo } = leadership[office];
          return (
            <div key={office} className={`stack gap-2 ${styles.person}`}>
              {photo && <img src={mediaUrl(photo)} alt="" className={styles.photo} />}
              {name && <p className="small-print">{typeset(title[language])}</p>}
              <h3>{typeset((name ?? title)[language])}</h3>
              <p>{t(`leadership.${office}.text`)}</p>
            </div>
          );
        })}
      </div>
    </EmbassySection>
  );
}
