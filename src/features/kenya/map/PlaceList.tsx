import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './PlaceList.module.css';
import type { Region } from './usePlaces';

interface Props {
  regions: Region[];
  onActive: (id: string) => void;
}

/** The text alternative of the map. */
export function PlaceList({ regions, onActive }: Props) {
  const { t } = useTranslation('magical-kenya/map');
  return (
    <div className={styles.list}>
      <h3 id="all-places" tabIndex={-1}>
        {t('all')}
      </h3>
      <ul className="plain-list">
        {regions.map(({ path, name, places }) => (
          <li key={path} className={styles.region}>
            <AppLink to={path} className={styles.name}>
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
    </div>
  );
}
