import 'leaflet/dist/leaflet.css';
import { circleMarker, map as createMap, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { place } from '../../content/facts';
import styles from './OpenStreetMap.module.css';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
/** Required by the tile servers' terms. */
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** Leaflet with OpenStreetMap's tiles. Says so when the tiles do not come. */
export function OpenStreetMap() {
  const { t } = useTranslation('home');
  const element = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  // Leaflet draws into an element of the page and must be taken down with it.
  useEffect(() => {
    if (!element.current) return;
    const centre: [number, number] = [place.latitude, place.longitude];
    const map = createMap(element.current).setView(centre, 16);
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
    return () => {
      map.remove();
    };
  }, []);
  return (
    <>
      <section ref={element} className={styles.live} aria-label={t('map.label')} />
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('map.failed')}
        </p>
      )}
    </>
  );
}
