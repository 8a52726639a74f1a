import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quickLinks } from '../../../content/home/quickLinks';
import { childPages } from '../../../content/site';
import { useFacts } from '../../../lib/facts/currentFacts';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { UrgentHelp } from '../../page/HelpLink';
import { PageCards } from '../../page/PageCards';
import styles from './homeSections.module.css';

/**
 * Renders the heading and the first question (`children`) of the service finder (R1.2) on the
 * ground of the hero.
 */
export function FinderSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('consular/needs');
  return (
    <nav aria-labelledby="needs" className={styles.needs}>
      <div className="container stack gap-3">
        <div className="cluster between">
          <h2 id="needs">{t('title')}</h2>
          <UrgentHelp />
        </div>
        {children}
      </div>
    </nav>
  );
}

/** Renders the entry to register with the diaspora portal (R1.3). */
export function DiasporaBanner() {
  const { urls } = useFacts();
  const { t } = useTranslation('home');
  return (
    <section className="container">
      <div className={`cluster between ${styles.diaspora}`}>
        <div className="stack gap-1 measure">
          <h2 id="diaspora" tabIndex={-1} className="size-h3">
            {t('diaspora.title')}
          </h2>
          <p>{t('diaspora.text')}</p>
        </div>
        <ExternalLink href={urls.diasporaRegistration} className={buttonClass('secondary')}>
          {t('diaspora.action')}
        </ExternalLink>
      </div>
    </section>
  );
}

const topics = childPages('/explore');

/** Renders the pages about Kenya as picture cards (R1.4, R2.3). */
export function ExploreGrid() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="explore" className={styles.explore}>
      <div className="container stack gap-5">
        <header className="cluster between">
          <div className="stack gap-1">
            <h2 id="explore">{t('explore.title')}</h2>
            <p>{t('explore.text')}</p>
          </div>
          <AppLink to="/explore" className="with-icon semibold">
            {t('explore.all')} <ArrowRight size="1.1em" />
          </AppLink>
        </header>
        <PageCards pages={topics} level={3} />
      </div>
    </section>
  );
}

const groups = ['government', 'tourism'] as const;

/** Renders the links to sites of government and tourism (R1.23), on the ground of the footer. */
export function QuickLinks() {
  const { urls } = useFacts();
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className={`night ${styles.links}`}>
      <div className="container night-columns">
        <h2 id="links" className="size-h3">
          {t('links.title')}
        </h2>
        {groups.map((group) => (
          <div key={group}>
            <h3>{t(`quickLinks.${group}`, { ns: 'common' })}</h3>
            <ul className="plain-list">
              {quickLinks[group].map((name) => (
                <li key={name}>
                  <ExternalLink href={urls[name]}>
                    {t(`quickLinks.${name}`, { ns: 'common' })}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
