import { useTranslation } from 'react-i18next';
import { regionSeasons } from '../../content/kenya/seasons';
import type { Page } from '../../content/site';
import type { RegionText } from '../../content/textTypes';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Row, Rows } from '../../ui/layout/Rows';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { regionPages } from './map/regions';
import { useMonths } from './months';
import styles from './regionParts.module.css';

/** Says which months are best in a region, for each purpose; nothing for an unknown region. */
export function Seasons({ region }: { region: string }) {
  const { t } = useTranslation();
  const formatMonths = useMonths();
  return regionSeasons[region]?.map(({ purpose, months }) => (
    <p key={purpose} className={styles.months}>
      {t(`season.${purpose}`, { months: formatMonths(months) })}
    </p>
  ));
}

interface Props {
  /** Key of the region, the last segment of the page's path. */
  region: string;
  places: RegionText['places'];
}

/** Lists the places of a region beside their map, whose numbers are in the same order. */
export function Places({ region, places }: Props) {
  const { t } = useTranslation();
  return (
    <section className={`stack ${styles.places}`}>
      <h2 id="places" tabIndex={-1}>
        {t('content.places')}
      </h2>
      <img
        src={`/scenes/maps/${region}.svg`}
        alt=""
        className={`daylight ${styles.map}`}
        width={420}
        // The coast runs from north to south.
        height={region === 'coast' ? 520 : 300}
        loading="lazy"
        data-screen-only
      />
      <ol className="plain-list">
        {Object.entries(places).map(([anchor, { name, text }]) => (
          <li key={anchor}>
            <h3 id={anchor} tabIndex={-1}>
              {name}
            </h3>
            <p>
              <AutoLink text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the previous and the next region; after the eighth the first one follows. */
export function RegionNav({ page }: { page: Page }) {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const index = regionPages.indexOf(page);
  const previous = regionPages.at(index - 1);
  const next = regionPages[(index + 1) % regionPages.length];
  if (!previous || !next) return null;
  return (
    <nav aria-label={t('region.label')} data-screen-only>
      <Rows columns>
        <Row to={previous.path} title={name(previous.path)}>
          <p>{t('region.previous')}</p>
        </Row>
        <Row to={next.path} title={name(next.path)}>
          <p>{t('region.next')}</p>
        </Row>
      </Rows>
    </nav>
  );
}
