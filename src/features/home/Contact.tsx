import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactList } from '../../ui/text/ContactList';
import styles from './Contact.module.css';
import { OpeningLine } from './OpeningLine';

/** Contact details beside a map (spec 1, home section 7). */
export function Contact({ map }: { map: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="contact" className={`container ${styles.section}`}>
      <div className={styles.words}>
        <h2 id="contact" tabIndex={-1}>
          {t('contact.title')}
        </h2>
        <p>{t('contact.text')}</p>
        <OpeningLine />
        {/* On paper the page's header says it. */}
        <div data-screen-only>
          <ContactList />
        </div>
      </div>
      {map}
    </section>
  );
}
