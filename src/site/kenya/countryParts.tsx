import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { Section } from '../../content/textTypes';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Row, Rows } from '../../ui/layout/Rows';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { PageCards } from '../page/PageCards';
import styles from './countryParts.module.css';
import { KenyaMap } from './map/KenyaMap';
import { regionKey, regionPages } from './map/regions';
import { Seasons } from './regionParts';

/**
 * Renders the map beside title and text of the section `when` and, below these, the regions with
 * pictures and best months.
 */
export function Regions({ when }: { when: Section | undefined }) {
  return (
    <div className={styles.regions}>
      <KenyaMap />
      <section className="stack gap-5">
        <div className="stack gap-2">
          <h2 id="when" tabIndex={-1}>
            {when?.title}
          </h2>
          <p className="measure">{when?.paragraphs}</p>
        </div>
        <PageCards
          pages={regionPages}
          level={3}
          more={(path) => <Seasons region={regionKey(path)} />}
        />
      </section>
    </div>
  );
}

/** Lists the pages that are no region. */
export function OtherPages({ pages }: { pages: Page[] }) {
  const { t } = useTranslation('magical-kenya/map');
  const { name, card } = usePageNames();
  return (
    <section className="stack gap-3">
      <h2>{t('before')}</h2>
      <Rows columns>
        {pages
          .filter(({ kind }) => kind !== 'region')
          .map(({ path }) => (
            <Row key={path} level={3} to={path} title={name(path)}>
              <p>{card(path)}</p>
            </Row>
          ))}
      </Rows>
    </section>
  );
}

/** Renders the sample journeys with their days, folded. */
export function Journeys({ section }: { section: Section | undefined }) {
  const { t } = useTranslation('magical-kenya/map');
  return (
    <section className="stack">
      <h2 id="journeys" tabIndex={-1}>
        {section?.title}
      </h2>
      <p className="measure">{section?.paragraphs}</p>
      <Rows columns>
        {Object.entries(section?.parts ?? {}).map(([anchor, journey]) => (
          <Row key={anchor} id={anchor} level={3} title={journey.title}>
            <p>{journey.paragraphs}</p>
            <details data-printed>
              <summary>{t('days')}</summary>
              <ul className="stack gap-1">
                {journey.list?.map((item) => (
                  <li key={item}>
                    <AutoLink text={item} />
                  </li>
                ))}
              </ul>
              <p className="cluster" data-screen-only>
                {Object.entries(journey.see ?? {}).map(([to, label]) => (
                  <AppLink key={to} to={to}>
                    {label}
                  </AppLink>
                ))}
              </p>
            </details>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
