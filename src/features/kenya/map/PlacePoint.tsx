import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { mapPoints } from '../../../content/kenya/places';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './PlacePoint.module.css';
import type { Place } from './usePlaces';

interface Props {
  place: Place;
  region: string;
  /** In units of the map's viewBox. */
  point: { x: number; y: number };
  active: boolean;
  onActive: (id: string) => void;
}

const isKey = (id: string): boolean => {
  const [region = '', place = ''] = id.split('/');
  return mapPoints[region]?.[place]?.key ?? false;
};

/** Hover with a mouse, focus and a first tap show the details of the place; a second tap follows the link. */
export function PlacePoint({ place, region, point, active, onActive }: Props) {
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
      <circle cx={point.x} cy={point.y} r={17} className={styles.reach} />
      <circle cx={point.x} cy={point.y} r={8} className={styles.dot} />
    </AppLink>
  );
}
