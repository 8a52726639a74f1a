import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { labels } from '../../../content/kenya/mapLabels';
import styles from './Drawing.module.css';
import { PlacePoint } from './PlacePoint';
import type { Region } from './usePlaces';

// Only this page needs the paths, and its prerendered HTML has them already: they are a chunk of their
// own, which the page does not wait for. The styles come with the page, because the HTML needs them.
const importMap = async () => (await import('../../../content/kenya/kenyaMap.json')).default;
let loading: ReturnType<typeof importMap> | undefined;

/** The paths and points of the map; the same promise every time, because `use` compares promises. */
function loadMap() {
  loading ??= importMap();
  return loading;
}

interface Props {
  regions: Region[];
  /** Id of the place whose details are shown. */
  active: string;
  onActive: (id: string) => void;
}

/** Names of neighbours, waters and a few places, for orientation. */
function Names() {
  const { t } = useTranslation('magical-kenya/map');
  return (
    <g className={styles.names}>
      {labels.map(({ key, kind, x, y, turn = 0, anchor = 'middle' }) => (
        <text
          key={key}
          className={styles[kind]}
          textAnchor={anchor}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {t(`labels.${key}` as 'title')}
        </text>
      ))}
    </g>
  );
}

/** Renders Kenya from open data, with a link for each place that has coordinates; suspends until loaded. */
export function Drawing({ regions, active, onActive }: Props) {
  const { t } = useTranslation('magical-kenya/map');
  const map = use(loadMap());
  const points: Record<string, { x: number; y: number }> = map.points;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links has no element of its own
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="group"
      aria-label={t('label')}
      className={styles.map}
    >
      <rect width={map.width} height={map.height} className={styles.sea} />
      <path d={map.land} className={styles.land} />
      <path d={map.kenya} className={styles.kenya} />
      <path d={map.lakes} className={styles.lake} />
      <path d={map.borders} className={styles.borders} />
      <Names />
      {regions.map(({ name, places }) =>
        places.map((place) => {
          const spot = points[place.id];
          return (
            spot && (
              <PlacePoint
                key={place.id}
                place={place}
                region={name}
                spot={spot}
                active={place.id === active}
                onActive={onActive}
              />
            )
          );
        }),
      )}
    </svg>
  );
}
