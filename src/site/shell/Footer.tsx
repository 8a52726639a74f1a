import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quickLinks } from '../../content/home/quickLinks';
import { childrenOf, FOOTER_CONTACTS } from '../../content/site';
import { useThisYear } from '../../lib/dates/useToday';
import { useFacts } from '../../lib/facts/currentFacts';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { BeadStrip } from '../../ui/page/BeadStrip';
import { ContactList } from '../contacts/ContactList';
import { MirrorLine } from './MirrorLine';
import styles from './Shell.module.css';

/** The earlier site of the Embassy, whose texts this site continues, began in this year. */
const FIRST_YEAR = 2024;

const services = childrenOf('/consular').filter(({ group }) => group);
const links = [
  ...quickLinks.government.slice(0, 3),
  ...quickLinks.services,
  ...quickLinks.tourism.slice(0, 2),
];

/** Renders links under a heading. Phones show the heading alone, which opens the list. */
function FooterLinks({ name, children }: { name: 'services' | 'links'; children: ReactNode }) {
  const { t } = useTranslation();
  // Prerendered closed; the width at the first render decides, because the visitor opens and closes it afterwards.
  const wide = useClientValue(globalThis.matchMedia?.('(min-width: 47rem)').matches, false);
  return (
    <nav aria-labelledby={`footer-${name}`}>
      <details open={wide}>
        <summary>
          <h2 id={`footer-${name}`}>{t(`footer.${name}`)}</h2>
        </summary>
        <ul className="plain-list">{children}</ul>
      </details>
    </nav>
  );
}

/** Renders the footer (R2.10) from texts and the current facts, without a request of its own. */
export function Footer() {
  const { urls } = useFacts();
  const { t } = useTranslation();
  const { name } = usePageNames();
  const year = useThisYear();
  return (
    <footer className={styles.footer}>
      <BeadStrip />
      <div className={`container stack gap-3 ${styles.columns}`}>
        <section>
          <h2 id={FOOTER_CONTACTS} tabIndex={-1}>
            {t('contact.title')}
          </h2>
          <ContactList />
          <MirrorLine />
          <p className={styles.help} data-screen-only>
            <HelpLink />
          </p>
        </section>
        <FooterLinks name="services">
          {services.map(({ path }) => (
            <li key={path}>
              <AppLink to={path}>{name(path)}</AppLink>
            </li>
          ))}
        </FooterLinks>
        <FooterLinks name="links">
          {links.map((link) => (
            <li key={link}>
              <ExternalLink href={urls[link]}>{t(`quickLinks.${link}`)}</ExternalLink>
            </li>
          ))}
        </FooterLinks>
      </div>
      <div className={`container cluster between ${styles.bottom}`}>
        <p>{t('footer.rights', { from: FIRST_YEAR, to: year })}</p>
        {['/accessibility', '/privacy'].map((path) => (
          <AppLink key={path} to={path} data-screen-only>
            {name(path)}
          </AppLink>
        ))}
        <AppLink to="/admin" data-screen-only>
          {t('footer.staff')}
        </AppLink>
      </div>
    </footer>
  );
}
