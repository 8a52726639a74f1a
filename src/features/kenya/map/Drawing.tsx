import { type MouseEvent, type PointerEvent, use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { labels } from '../../../content/kenya/mapLabels';
import { mapPoints } from '../../../content/kenya/places';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './KenyaMap.module.css';
import type { Place, Region } from './usePlaces';

interface PlacePointProps {
  place: Place;
  region: string;
  /** Position in units of the map's viewBox. */
  point: { x: number; y: number };
  active: boolean;
  onActive: (id: string) => void;
}

const isKey = (id: string): boolean => {
  const [region = '', place = ''] = id.split('/');
  return mapPoints[region]?.[place]?.key ?? false;
};

/** Renders a place on the map. Hover with a mouse, focus and a first tap show its details; a second tap follows the link. */
function PlacePoint({ place, region, point, active, onActive }: PlacePointProps) {
  const firstTap = useRef(false);
  const show = () => onActive(place.id);
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    firstTap.current = pointerType === 'touch' && !active;
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') show();
  };
  const onClick = (event: MouseEvent) => {
    if (!firstTap.current) return;
    firstTap.current = false;
    event.preventDefault();
    show();
  };
  return (
    <AppLink
      to={place.to}
      className={styles.point}
      aria-label={`${place.name}, ${region}`}
      data-active={active || undefined}
      data-key={isKey(place.id) || undefined}
      onFocus={show}
      onPointerDown={onPointerDown}
      onPointerEnter={onPointerEnter}
      onClick={onClick}
    >
      <desc>{place.line}</desc>
      <circle cx={point.x} cy={point.y} r={17} fill="transparent" className={styles.reach} />
      <circle cx={point.x} cy={point.y} r={8} className={styles.dot} />
    </AppLink>
  );
}

// A separate chunk, because only this page needs the paths, and its prerendered HTML has them already. The
// styles are imported statically, because the prerendered HTML needs them.
const importMap = async () => (await import('../../../content/kenya/kenyaMap.json')).default;
let loading: ReturnType<typeof importMap> | undefined;

/** Loads the paths and points of the map. Returns the same promise each time, because `use` compares promises. */
function loadMap() {
  loading ??= importMap();
  return loading;
}

interface Props {
  regions: Region[];
  active: string;
  onActive: (id: string) => void;
}

/** Renders the names on the map but that of the active place, which has one of its own. The links name the places to screen readers. */
function Names({ active }: { active: string | undefined }) {
  const { t } = useTranslation('magical-kenya/map');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: names in a drawing cannot have the focus
    <g className={styles.names} aria-hidden="true">
      {labels.map(({ key, kind, x, y, turn = 0, anchor = 'middle' }) => {
        const name = t(`labels.${key}` as 'title');
        return (
          <text
            key={key}
            className={styles[kind]}
            textAnchor={anchor}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            data-active={active?.startsWith(name) || undefined}
          >
            {name}
          </text>
        );
      })}
    </g>
  );
}

interface ActiveNameProps {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Renders the name of the active place toward the middle of the map: above its point; below it where it would cover Nairobi. */
function ActiveName({ name, x, y, width, height }: ActiveNameProps) {
  const isBelow = x > width / 4 && x < width / 2 && y > 0.65 * height && y < 0.85 * height;
  return (
    <>
      {/* A ground of the size of the text, which depends on the font. */}
      <filter id="ground" x="-6%" y="-10%" width="112%" height="120%">
        <feFlood className={styles.ground} result="flood" />
        <feBlend in="SourceGraphic" in2="flood" />
      </filter>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text in a drawing cannot have the focus */}
      <text
        x={x}
        y={y}
        dy={isBelow ? '2em' : '-1.1em'}
        textAnchor={x < width / 5 ? 'start' : x > width / 1.5 ? 'end' : 'middle'}
        filter="url(#ground)"
        className={styles.activeName}
        aria-hidden="true"
      >
        {name}
      </text>
    </>
  );
}

/** Renders the map with its places as links. Suspends until its paths are loaded; a failure reaches the error boundary. */
export function Drawing({ regions, active, onActive }: Props) {
  const { t } = useTranslation('magical-kenya/map');
  const map = use(loadMap());
  const points: Record<string, { x: number; y: number }> = map.points;
  const activePlace = regions.flatMap(({ places }) => places).find(({ id }) => id === active);
  const activePoint = points[active];
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a drawing with links
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="group"
      aria-label={t('label')}
      className={styles.map}
    >
      <path d={map.land} className={styles.land} />
      <path d={map.kenya} className={styles.kenya} />
      <path d={map.lakes} className={styles.lake} />
      <path d={map.borders} className={styles.borders} />
      <Names active={activePlace?.name} />
      {regions.map(({ name, places }) =>
        places.map((place) => {
          const point = points[place.id];
          return (
            point && (
              <PlacePoint
                key={place.id}
                place={place}
                region={name}
                point={point}
                active={place.id === active}
                onActive={onActive}
              />
            )
          );
        }),
      )}
      {activePlace && activePoint && (
        <ActiveName
          name={activePlace.name}
          {...activePoint}
          width={map.width}
          height={map.height}
        />
      )}
    </svg>
  );
}
