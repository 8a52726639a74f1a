import { useTranslation } from 'react-i18next';
import type { RegionText } from '../../../content/text';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import styles from './Places.module.css';

/** Requirement R1.4. */
export function Places({ places }: { places: RegionText['places'] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.places} data-full>
      <h2 id="places" tabIndex={-1}>
        {t('content.places')}
      </h2>
      <ul className="plain-list">
        {Object.entries(places).map(([anchor, { name, text }]) => (
          <li key={anchor}>
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
