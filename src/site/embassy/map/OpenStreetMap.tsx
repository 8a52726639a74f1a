import 'leaflet/dist/leaflet.css';
import { circleMarker, control, map as createMap, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { place } from '../../../content/facts';
import styles from './map.module.css';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
/** Attribution that the tile usage policy of OpenStreetMap requires. */
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** Renders Leaflet with tiles of tile.openstreetmap.org (R1.22). Takes the focus when mounted. */
export function OpenStreetMap() {
  const { t } = useTranslation('officeMap');
  const element = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  // Leaflet renders into the element, so its map must be removed when the component unmounts.
  useEffect(() => {
    if (!element.current) return;
    const centre: [number, number] = [place.latitude, place.longitude];
    // The button that was pressed is gone.
    element.current.focus({ preventScroll: true });
    const map = createMap(element.current, { zoomControl: false }).setView(centre, 16);
    control.zoom({ zoomInTitle: t('zoomIn'), zoomOutTitle: t('zoomOut') }).addTo(map);
    tileLayer(TILES, { attribution: ATTRIBUTION, maxZoom: 19 })
      .on('tileerror', () => setFailed(true))
      .on('tileload', () => setFailed(false))
      .addTo(map);
    circleMarker(centre, {
      radius: 11,
      color: '#ffffff',
      fillColor: '#006b3f',
      fillOpacity: 1,
    }).addTo(map);
    // The name of the region says what it is.
    element.current.querySelector('svg')?.setAttribute('aria-hidden', 'true');
    return () => {
      map.remove();
    };
  }, [t]);
  return (
    <>
      <section ref={element} tabIndex={-1} className="cover" aria-label={t('label')} />
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('failed')}
        </p>
      )}
    </>
  );
}
