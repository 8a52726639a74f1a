import { useTranslation } from 'react-i18next';
import { quickLinks } from '../../content/home/quickLinks';
import { FOOTER_CONTACTS, HELP } from '../../content/site';
import { useThisYear } from '../../lib/dates/useToday';
import { useFacts } from '../../lib/facts/currentFacts';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { ContactList } from '../contacts/ContactList';
import { MirrorLine } from './MirrorLine';
import styles from './Shell.module.css';

/** The earlier site of the Embassy, whose texts this site continues, began in this year. */
const FIRST_YEAR = 2024;

const pages = [
  '/consular',
  '/consular/fees',
  '/consular/downloads',
  HELP,
  '/embassy',
  '/explore',
  '/news',
];

/** Renders the footer (R2.10) from texts and the current facts, without a request of its own. */
export function Footer() {
  const { urls } = useFacts();
  const { t } = useTranslation();
  const { name } = usePageNames();
  const year = useThisYear();
  return (
    <footer className={`night ${styles.footer}`}>
      <div className={`container night-columns ${styles.columns}`}>
        <section className={styles.contacts}>
          <h2 id={FOOTER_CONTACTS} tabIndex={-1}>
            {t('contact.title')}
          </h2>
          <ContactList />
          <MirrorLine />
        </section>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{t('footer.pages')}</h2>
          <ul className="plain-list">
            {pages.map((path) => (
              <li key={path}>
                <AppLink to={path}>{name(path)}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{t('footer.links')}</h2>
          <ul className="plain-list">
            {quickLinks.services.map((site) => (
              <li key={site}>
                <ExternalLink href={urls[site]}>{t(`quickLinks.${site}`)}</ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={`container cluster between ${styles.bottom}`}>
        <p>{t('footer.rights', { from: FIRST_YEAR, to: year })}</p>
        <div className="cluster" data-screen-only>
          {['/accessibility', '/privacy'].map((path) => (
            <AppLink key={path} to={path}>
              {name(path)}
            </AppLink>
          ))}
          <AppLink to="/admin">{t('footer.staff')}</AppLink>
        </div>
      </div>
    </footer>
  );
}
