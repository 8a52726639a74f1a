import 'leaflet/dist/leaflet.css';
import { circleMarker, map as createMap, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { place } from '../../content/facts';
import styles from './OpenStreetMap.module.css';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
/** Required by the tile usage policy of OpenStreetMap. */
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** R1.22. Requests tiles from tile.openstreetmap.org. */
export function OpenStreetMap() {
  const { t } = useTranslation('officeMap');
  const element = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  // Leaflet renders into the element, so its map must be removed when the component unmounts.
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
      <section ref={element} className={styles.live} aria-label={t('label')} />
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('failed')}
        </p>
      )}
    </>
  );
}
