import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionSeasons } from '../../../content/kenya/seasons';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Illustration } from '../../../ui/page/Illustration';
import { MonthStrip } from '../seasons/MonthStrip';
import { useMonths } from '../seasons/months';
import { Drawing } from './Drawing';
import styles from './KenyaMap.module.css';
import { regionKey, regionPages } from './regions';
import { type Place, type Region, usePlaces } from './usePlaces';

function PlacePanel({ region, place }: { region: Region; place: Place }) {
  const { t } = useTranslation(['magical-kenya/map', 'common']);
  const formatMonths = useMonths();
  const page = regionPages.find(({ path }) => path === region.path);
  return (
    <div className={`box edge ${styles.panel}`} data-screen-only>
      <div className={styles.image}>{page && <Illustration name={page.scene} />}</div>
      <div className={`stack gap-2 ${styles.text}`}>
        <p className="small-print">{region.name}</p>
        <p className={styles.name}>{place.name}</p>
        <p>{place.line}</p>
        {regionSeasons[regionKey(region.path)]?.map(({ purpose, months }) => (
          <div key={purpose} className="stack gap-2 small-print">
            <p>{t(`season.${purpose}`, { ns: 'common', months: formatMonths(months) })}</p>
            <MonthStrip months={months} />
          </div>
        ))}
        <AppLink to={place.to} className={`with-icon semibold ${styles.open}`}>
          {t('open', { place: place.name })}
          <ArrowRight aria-hidden="true" size="1.1em" />
        </AppLink>
      </div>
    </div>
  );
}

interface PlaceListProps {
  regions: Region[];
  onActive: (id: string) => void;
}

/** Lists all places by region, folded, the text alternative of the map. Hover activates one. */
function PlaceList({ regions, onActive }: PlaceListProps) {
  const { t } = useTranslation('magical-kenya/map');
  return (
    <details className={styles.list}>
      <summary>
        <h3 id="all-places" tabIndex={-1}>
          {t('all')}
        </h3>
      </summary>
      <ul className="plain-list">
        {regions.map(({ path, name, places }) => (
          <li key={path} className={`stack gap-1 top ${styles.listRegion}`}>
            <AppLink to={path} className={styles.regionName}>
              {name}
            </AppLink>
            <ul className="plain-list">
              {places.map((place) => (
                <li key={place.id}>
                  <AppLink to={place.to} onPointerEnter={() => onActive(place.id)}>
                    {place.name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Place that is active until the visitor selects one, because the details must never be empty. */
const FIRST = 'southern-kenya/maasai-mara';

/** Renders the map of the tourism pages with the details of one place, and the list of all (R2.4). */
export function KenyaMap() {
  const { t } = useTranslation('magical-kenya/map');
  const regions = usePlaces();
  const [active, setActive] = useState(FIRST);
  const region = regions.find(({ places }) => places.some(({ id }) => id === active));
  const place = region?.places.find(({ id }) => id === active);

  return (
    <section aria-labelledby="map" className="band">
      <div className={`container stack gap-5 ${styles.inner}`}>
        <div className="stack gap-2">
          <h2 id="map" tabIndex={-1}>
            {t('title')}
          </h2>
          <p className="measure" data-screen-only>
            {t('hint')}
          </p>
        </div>
        <a href="#all-places" className="visually-hidden" data-screen-only>
          {t('skip')}
        </a>
        <div className={`stack ${styles.columns}`}>
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
