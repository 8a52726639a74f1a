import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { urls } from '../../content/facts';
import { Button } from '../../ui/actions/Button';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import styles from './MapPanel.module.css';
import { SketchMap } from './SketchMap';

const LiveMap = lazy(async () => ({ default: (await import('./OpenStreetMap')).OpenStreetMap }));

/** R1.22. The sketch stays while Leaflet loads; the button is absent on paper and without JavaScript. */
export function MapPanel() {
  const { t } = useTranslation('home');
  const [live, setLive] = useState(false);
  return (
    <div className={styles.panel}>
      <div className={styles.frame}>
        {live ? (
          <Suspense fallback={<SketchMap />}>
            <LiveMap />
          </Suspense>
        ) : (
          <SketchMap />
        )}
      </div>
      {!live && (
        <div className={styles.load} data-screen-only data-script-only>
          <Button variant="secondary" onClick={() => setLive(true)}>
            {t('map.load')}
          </Button>
          <span>{t('map.loadHint')}</span>
        </div>
      )}
      <ul className={`plain-list ${styles.links}`} data-screen-only>
        <li>{t('map.open')}:</li>
        <li>
          <ExternalLink href={urls.yandexMap}>{t('map.yandex')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={urls.openStreetMap}>{t('map.osm')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={urls.googleMap}>{t('map.google')}</ExternalLink>
        </li>
      </ul>
    </div>
  );
}
