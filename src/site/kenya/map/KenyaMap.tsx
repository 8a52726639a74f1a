import { useTranslation } from 'react-i18next';
import {
  countries,
  MAP,
  type MapLabel,
  type MapPlace,
  places,
  waters,
} from '../../../content/kenya/map';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './KenyaMap.module.css';

/** Renders a name on the map. */
function Label({ label, kind }: { label: MapLabel; kind: 'country' | 'water' | 'place' }) {
  const { t } = useTranslation('magical-kenya/map');
  const { key, x, y, turn = 0, anchor } = label;
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

/** Renders a place as a point with its name: a link to its section on the page of its region. */
function PlaceLink({ place }: { place: MapPlace }) {
  const { t } = useTranslation('magical-kenya/map');
  const { name } = usePageNames();
  const { key, to, cx, cy } = place;
  const path = `/magical-kenya/${to}`;
  const [region = ''] = path.split('#');
  return (
    <AppLink
      to={path}
      className={styles.point}
      aria-label={`${t(`labels.${key}` as 'title')}, ${name(region)}`}
    >
      <circle cx={cx} cy={cy} r={33} fill="transparent" className={styles.reach} />
      <circle cx={cx} cy={cy} r={8} className={styles.dot} />
      <Label label={place} kind="place" />
    </AppLink>
  );
}

/** Renders the map of Kenya, with places as links (R2.4). */
export function KenyaMap() {
  const { t } = useTranslation('magical-kenya/map');
  return (
    <section aria-labelledby="map" className="stack gap-5">
      <h2 id="map" tabIndex={-1}>
        {t('title')}
      </h2>
      <div className={`box ${styles.frame}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: HTML has no drawing with links */}
        <svg
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          role="group"
          aria-label={t('label')}
          className={styles.map}
        >
          <image href="/scenes/maps/kenya.svg" className="daylight" {...MAP} />
          {countries.map((label) => (
            <Label key={label.key} label={label} kind="country" />
          ))}
          {waters.map((label) => (
            <Label key={label.key} label={label} kind="water" />
          ))}
          {places.map((place) => (
            <PlaceLink key={place.key} place={place} />
          ))}
        </svg>
      </div>
    </section>
  );
}
