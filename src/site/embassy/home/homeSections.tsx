import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UrlName } from '../../../content/facts';
import { quickLinks } from '../../../content/home/quickLinks';
import { pages } from '../../../content/site';
import { useFacts } from '../../../lib/facts/currentFacts';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { buttonClass } from '../../../ui/actions/Button';
import { PictureCard, PictureCards } from '../../../ui/layout/PictureCard';
import { AppLink } from '../../../ui/navigation/AppLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { Illustration } from '../../../ui/page/Illustration';
import { Section } from '../../../ui/page/Section';
import styles from './homeSections.module.css';

const needs = [
  { key: 'lost', to: '/consular/passports/lost' },
  { key: 'missing', to: '/consular/missing' },
  { key: 'contract', to: '/consular/contract' },
  { key: 'renew', to: '/consular/passports/replacement' },
  { key: 'eta', to: '/consular/visa' },
  { key: 'degree', to: '/consular/doc-leg' },
  { key: 'birth', to: '/consular/birth' },
  { key: 'other', to: '/consular' },
] as const;

/** Links the commonest needs of visitors to their pages (R1.2). */
export function Needs() {
  const { t } = useTranslation('home');
  return (
    <nav aria-labelledby="needs" className={styles.needs}>
      <div className={`container stack gap-3 ${styles.inner}`}>
        <h2 id="needs" className="size-h3">
          {t('needs.title')}
        </h2>
        <ul className="plain-list">
          {needs.map(({ key, to }) => (
            <li key={key}>
              <AppLink to={to} className="with-icon between">
                {t(`needs.${key}`)}
                <ArrowRight aria-hidden="true" size="1.1em" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Renders the entry to register with the diaspora portal (R1.3). */
export function DiasporaBanner() {
  const { urls } = useFacts();
  const { t } = useTranslation('home');
  return (
    <section className={styles.banner}>
      <div className="container cluster between">
        <div className="stack measure">
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

const topics = pages.filter(({ path }) => path.startsWith('/explore/'));

/** Renders the pages about Kenya as tiles (R1.4, R2.3). */
export function ExploreGrid() {
  const { t } = useTranslation('home');
  const { name, card } = usePageNames();
  return (
    <Section
      id="explore"
      title={t('explore.title')}
      lead={t('explore.text')}
      more={
        <AppLink to="/explore" className="with-icon semibold">
          {t('explore.all')} <ArrowRight aria-hidden="true" size="1.1em" />
        </AppLink>
      }
    >
      <PictureCards>
        {topics.map(({ path, scene }) => (
          <PictureCard
            key={path}
            level={3}
            to={path}
            title={name(path)}
            picture={scene && <Illustration name={scene} />}
          >
            <p>{card(path)}</p>
          </PictureCard>
        ))}
      </PictureCards>
    </Section>
  );
}

type Group = keyof typeof quickLinks;

/** Renders the links to sites of the government and of tourism (R1.23). */
export function QuickLinks() {
  const { urls } = useFacts();
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className={styles.links}>
      <div className="container stack gap-5">
        <h2 id="links">{t('links.title')}</h2>
        <div className="auto-grid">
          {(Object.keys(quickLinks) as Group[]).map((group) => (
            <div key={group}>
              <h3 className="small-print">{t(`quickLinks.${group}`, { ns: 'common' })}</h3>
              <ul className="plain-list ruled">
                {quickLinks[group].map((name: UrlName) => (
                  <li key={name}>
                    <ExternalLink href={urls[name]}>
                      {t(`quickLinks.${name}` as 'quickLinks.mfa', { ns: 'common' })}
                    </ExternalLink>
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
