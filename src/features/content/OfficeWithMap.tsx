import { SketchMap } from '../map/SketchMap';
import { EmbassyOffice } from './EmbassyOffice';
import styles from './OfficeWithMap.module.css';

/** The Embassy with its hours and telephone and, on paper, the sketch of the way there. */
export function OfficeWithMap() {
  return (
    <div className={styles.place}>
      <EmbassyOffice />
      <div className={styles.map}>
        <SketchMap />
      </div>
    </div>
  );
}
