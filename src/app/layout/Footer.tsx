import { useTranslation } from 'react-i18next';
import { urls } from '../../content/facts';
import { quickLinks } from '../../content/home/quickLinks';
import { childrenOf, HELP } from '../../content/site';
import { useThisYear } from '../../lib/dates/useToday';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { BeadStrip } from '../../ui/page/BeadStrip';
import { ContactList } from '../../ui/text/ContactList';
import styles from './Footer.module.css';

/** The earlier site of the Embassy, whose texts this site continues, began in this year. */
const FIRST_YEAR = 2024;

const services = childrenOf('/consular').filter(({ path }) => path !== HELP);
const links = [
  ...quickLinks.government.slice(0, 3),
  ...quickLinks.services,
  ...quickLinks.tourism.slice(0, 2),
];

/** R2.10. Needs no data of the database. */
export function Footer() {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const year = useThisYear();
  return (
    <footer className={styles.footer}>
      <BeadStrip />
      <div className={`container ${styles.columns}`}>
        <section>
          <h2>{t('contact.title')}</h2>
          <ContactList />
          <p className={styles.help} data-screen-only>
            <HelpLink />
          </p>
        </section>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">{t('footer.services')}</h2>
          <ul className="plain-list">
            {services.map(({ path }) => (
              <li key={path}>
                <AppLink to={path}>{name(path)}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{t('footer.links')}</h2>
          <ul className="plain-list">
            {links.map((link) => (
              <li key={link}>
                <ExternalLink href={urls[link]}>{t(`quickLinks.${link}`)}</ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>{t('footer.rights', { from: FIRST_YEAR, to: year })}</p>
        <AppLink to="/accessibility" data-screen-only>
          {name('/accessibility')}
        </AppLink>
        <AppLink to="/admin" data-screen-only>
          {t('footer.staff')}
        </AppLink>
      </div>
    </footer>
  );
}
