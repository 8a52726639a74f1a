import { useTranslation } from 'react-i18next';
import { labels, MAP, type MapLabel, points } from '../../../content/kenya/map';
import { valueAt } from '../../../lib/i18n/dynamicKey';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './KenyaMap.module.css';
import { regionKey, regionPages } from './regions';

interface Place {
  /** Key of {@link points}, `coast/lamu`. A place that is only in the list has no point. */
  id: string;
  name: string;
  /** The name of its region. */
  region: string;
  /** Path and anchor of its section, without a language prefix: `/magical-kenya/coast#lamu`. */
  to: string;
}

interface Region {
  path: string;
  name: string;
  places: Place[];
}

/**
 * Returns the regions with their places. Needs the namespace `magical-kenya/places`, which
 * pageTexts.ts (src/prerender/plugins) fills with the names of the places.
 */
function useRegions(): Region[] {
  const { t } = useTranslation();
  const { name } = usePageNames();
  return regionPages.map(({ path }) => {
    const key = regionKey(path);
    const region = name(path);
    const places = valueAt(t, key, { ns: 'magical-kenya/places', returnObjects: true });
    return {
      path,
      name: region,
      places: Object.entries(places as Record<string, string>).map(([anchor, placeName]) => ({
        id: `${key}/${anchor}`,
        name: placeName,
        region,
        to: `${path}#${anchor}`,
      })),
    };
  });
}

/** Renders a name on the map, such as of a neighbour or a lake. */
function Label({ label }: { label: MapLabel }) {
  const { t } = useTranslation('magical-kenya/map');
  const { key, kind, x, y, turn = 0, anchor = 'middle' } = label;
  return (
    <text
      className={styles[kind]}
      textAnchor={anchor}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    >
      {t(`labels.${key}` as 'title')}
    </text>
  );
}

/** Renders a place as a point with its label, a link; nothing for a place without a point. */
function PlacePoint({ place }: { place: Place }) {
  const point = points[place.id];
  const label = labels.find((other) => other.place === place.id);
  if (!point || !label) return null;
  const { x, y } = point;
  return (
    <AppLink to={place.to} className={styles.point} aria-label={`${place.name}, ${place.region}`}>
      <circle cx={x} cy={y} r={33} fill="transparent" className={styles.reach} />
      <circle cx={x} cy={y} r={8} className={styles.dot} />
      <Label label={label} />
    </AppLink>
  );
}

/** Renders the map of Kenya with places as links, and the list of all places by region (R2.4). */
export function KenyaMap() {
  const { t } = useTranslation('magical-kenya/map');
  const regions = useRegions();
  return (
    <section aria-labelledby="map" className="stack gap-5">
      <h2 id="map" tabIndex={-1}>
        {t('title')}
      </h2>
      <a href="#all-places" className="visually-hidden" data-screen-only>
        {t('skip')}
      </a>
      <div className={`stack gap-5 ${styles.columns}`}>
        <div className={`box ${styles.frame}`}>
          {/* biome-ignore lint/a11y/useSemanticElements: HTML has no drawing with links */}
          <svg
            viewBox={`0 0 ${MAP.width} ${MAP.height}`}
            role="group"
            aria-label={t('label')}
            className={styles.map}
          >
            <image href="/scenes/maps/kenya.svg" className="daylight" {...MAP} />
            {labels.map((label) => !label.place && <Label key={label.key} label={label} />)}
            {regions.flatMap((region) =>
              region.places.map((place) => <PlacePoint key={place.id} place={place} />),
            )}
          </svg>
        </div>
        <div data-screen-only>
          <h3 id="all-places" tabIndex={-1}>
            {t('all')}
          </h3>
          {regions.map((region) => (
            <details key={region.path}>
              <summary>{region.name}</summary>
              <ul className="plain-list auto-grid">
                {region.places.map(({ id, name, to }) => (
                  <li key={id}>
                    <AppLink to={to}>{name}</AppLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
