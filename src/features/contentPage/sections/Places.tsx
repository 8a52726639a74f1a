import { useTranslation } from 'react-i18next';
import type { RegionText } from '../../../content/textTypes';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import styles from './Places.module.css';

interface Props {
  /** Key of the region, the last segment of the page's path. */
  region: string;
  places: RegionText['places'];
}

/** Lists the places of a region beside their map. The build draws the map, and numbers the places in the same order. */
export function Places({ region, places }: Props) {
  const { t } = useTranslation();
  return (
    <section className={`stack ${styles.places}`} data-full>
      <h2 id="places" tabIndex={-1}>
        {t('content.places')}
      </h2>
      <img
        src={`/scenes/map-${region}.svg`}
        alt=""
        className={styles.map}
        width={420}
        height={300}
        loading="lazy"
        data-screen-only
      />
      <ul className="plain-list">
        {Object.entries(places).map(([anchor, { name, text }]) => (
          <li key={anchor} className="stack gap-2">
            <h3 id={anchor} tabIndex={-1}>
              {name}
            </h3>
            <p>
              <AutoLink text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
