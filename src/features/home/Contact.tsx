import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactList } from '../../ui/text/ContactList';
import styles from './Contact.module.css';
import { OpeningLine } from './OpeningLine';

/** Requirements R1.12, R1.22. */
export function Contact({ map }: { map: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="contact" className={`container ${styles.section}`}>
      <div className={styles.text}>
        <h2 id="contact" tabIndex={-1}>
          {t('contact.title')}
        </h2>
        <p>{t('contact.text')}</p>
        <OpeningLine />
        {/* Not on paper, where the page header has the contacts. */}
        <div data-screen-only>
          <ContactList />
        </div>
      </div>
      {map}
    </section>
  );
}
