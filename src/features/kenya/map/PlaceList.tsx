import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../ui/navigation/LocalLink';
import styles from './PlaceList.module.css';
import type { Region } from './usePlaces';

interface Props {
  regions: Region[];
  onActive: (id: string) => void;
}

/** Every place of every region; says all the map says. */
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
            <LocalLink to={path} className={styles.name}>
              {name}
            </LocalLink>
            <ul className="plain-list">
              {places.map((place) => (
                <li key={place.id}>
                  <LocalLink to={place.to} onPointerEnter={() => onActive(place.id)}>
                    {place.name}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
