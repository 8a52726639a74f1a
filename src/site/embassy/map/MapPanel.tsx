import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../lib/facts/currentFacts';
import { Button } from '../../../ui/actions/Button';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import styles from './map.module.css';
import { SketchMap } from './SketchMap';

const LiveMap = lazy(async () => ({ default: (await import('./OpenStreetMap')).OpenStreetMap }));

/**
 * Renders the sketch, and on request the map of OpenStreetMap (R1.22), whose button is absent on
 * paper and without JavaScript. The sketch stays while Leaflet loads.
 */
export function MapPanel() {
  const { urls } = useFacts();
  const { t } = useTranslation('officeMap');
  const [live, setLive] = useState(false);
  return (
    <div className="stack gap-3 top">
      <div className={`box ${styles.frame}`}>
        {live ? (
          <Suspense fallback={<SketchMap />}>
            <LiveMap />
          </Suspense>
        ) : (
          <SketchMap />
        )}
      </div>
      {!live && (
        <div className="cluster small-print" data-screen-only data-script-only>
          <Button variant="secondary" onClick={() => setLive(true)}>
            {t('load')}
          </Button>
          <span>{t('loadHint')}</span>
        </div>
      )}
      <ul aria-label={t('open')} className="plain-list cluster small-print" data-screen-only>
        <li aria-hidden="true">{`${t('open')}:`}</li>
        <li>
          <ExternalLink href={urls.yandexMap}>{t('yandex')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={urls.openStreetMap}>{t('osm')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={urls.googleMap}>{t('google')}</ExternalLink>
        </li>
      </ul>
    </div>
  );
}
