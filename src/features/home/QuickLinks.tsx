import { useTranslation } from 'react-i18next';
import type { UrlName } from '../../content/facts';
import { quickLinks } from '../../content/home/quickLinks';
import { portals } from '../../content/site';
import { useFacts } from '../../lib/facts/currentFacts';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { PortalTrouble } from '../contacts/PortalTrouble';
import styles from './QuickLinks.module.css';

type Group = keyof typeof quickLinks;

/** Renders the links to sites of the government and of tourism (R1.23). */
export function QuickLinks() {
  const { urls } = useFacts();
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className={styles.section}>
      <div className={`container stack gap-5 ${styles.inner}`}>
        <h2 id="links">{t('links.title')}</h2>
        <div className={styles.groups}>
          {(Object.keys(quickLinks) as Group[]).map((group) => (
            <div key={group}>
              <h3 className="small-print">{t(`quickLinks.${group}`, { ns: 'common' })}</h3>
              <ul className="plain-list">
                {quickLinks[group].map((name: UrlName) => (
                  <li key={name}>
                    <ExternalLink href={urls[name]}>
                      {t(`quickLinks.${name}` as 'quickLinks.mfa', { ns: 'common' })}
                    </ExternalLink>
                    {portals.map((one) => one === name && <PortalTrouble key={one} portal={one} />)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
