import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { mapPoints } from '../../../content/kenya/places';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './PlacePoint.module.css';
import type { Place } from './usePlaces';

interface Props {
  place: Place;
  /** Name of the region. */
  region: string;
  spot: { x: number; y: number };
  active: boolean;
  onActive: (id: string) => void;
}

/** Whether the place is on the map of a phone, too. */
const isKey = (id: string): boolean => {
  const [region = '', place = ''] = id.split('/');
  return mapPoints[region]?.[place]?.key ?? false;
};

/**
 * A place on the map: a link to its section of the region's page. Hover and focus show its details; a
 * first tap does the same, a second one follows the link.
 */
export function PlacePoint({ place, region, spot, active, onActive }: Props) {
  const unseenTouch = useRef(false);
  const show = () => onActive(place.id);
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    unseenTouch.current = pointerType === 'touch' && !active;
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') show();
  };
  const onClick = (event: MouseEvent) => {
    if (!unseenTouch.current) return;
    unseenTouch.current = false;
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
      <circle cx={spot.x} cy={spot.y} r={17} className={styles.reach} />
      <circle cx={spot.x} cy={spot.y} r={8} className={styles.dot} />
    </AppLink>
  );
}
