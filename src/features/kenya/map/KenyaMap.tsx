import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from './Drawing';
import styles from './KenyaMap.module.css';
import { PlaceList } from './PlaceList';
import { PlacePanel } from './PlacePanel';
import { usePlaces } from './usePlaces';

/** Active until the visitor selects a place, so that the details are never empty. */
const FIRST = 'southern-kenya/maasai-mara';

/** Requirement R2.4. */
export function KenyaMap() {
  const { t } = useTranslation('magical-kenya/map');
  const regions = usePlaces();
  const [active, setActive] = useState(FIRST);
  const region = regions.find(({ places }) => places.some(({ id }) => id === active));
  const place = region?.places.find(({ id }) => id === active);

  return (
    <section aria-labelledby="map" className={styles.section}>
      <div className={`container ${styles.inner}`}>
        <div>
          <h2 id="map" tabIndex={-1}>
            {t('title')}
          </h2>
          <p className={styles.hint} data-screen-only>
            {t('hint')}
          </p>
        </div>
        <a href="#all-places" className={`visually-hidden ${styles.skip}`} data-screen-only>
          {t('skip')}
        </a>
        <div className={styles.columns}>
          <div className={styles.frame}>
            <Suspense>
              <Drawing regions={regions} active={active} onActive={setActive} />
            </Suspense>
          </div>
          {region && place && <PlacePanel region={region} place={place} />}
        </div>
        <div data-screen-only>
          <PlaceList regions={regions} onActive={setActive} />
        </div>
      </div>
    </section>
  );
}
