import { useState } from 'react';
import { heroScenes } from '../../../content/home/hero';
import { Illustration } from '../../../ui/page/Illustration';
import styles from './HeroScenes.module.css';

/** R2.12. Each is mounted, and so fetched, when its index comes up for the first time, and stays mounted. */
export function HeroScenes({ index }: { index: number }) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([index]));
  if (!seen.has(index)) setSeen(new Set([...seen, index]));
  return (
    <div className={styles.scenes}>
      {heroScenes.map(
        (scene, position) =>
          seen.has(position) && (
            <div key={scene} className={styles.scene} data-active={position === index}>
              <Illustration name={scene} eager />
            </div>
          ),
      )}
    </div>
  );
}
