import { useTranslation } from 'react-i18next';
import { useFacts } from '../../lib/facts/currentFacts';
import { buttonClass } from '../../ui/actions/Button';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import styles from './DiasporaBanner.module.css';

/** Renders the entry to register with the diaspora portal (R1.3). */
export function DiasporaBanner() {
  const { urls } = useFacts();
  const { t } = useTranslation('home');
  return (
    <section className={styles.banner}>
      <div className={`container cluster ${styles.inner}`}>
        <div className={`stack gap-2 ${styles.text}`}>
          <h2 id="diaspora" tabIndex={-1}>
            {t('diaspora.title')}
          </h2>
          <p>{t('diaspora.text')}</p>
        </div>
        <ExternalLink href={urls.diasporaRegistration} className={buttonClass('onDark')}>
          {t('diaspora.action')}
        </ExternalLink>
      </div>
    </section>
  );
}
