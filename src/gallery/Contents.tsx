import styles from './Contents.module.css';
import { catalogue } from './catalogue';

/**
 * Renders links to every folder of `src/ui` and, in a wide window, to its components. `label` is the
 * accessible name.
 */
export const Contents = ({ label }: { label: string }) => (
  <nav aria-label={label} className={styles.contents} translate="no">
    <ul className="plain-list">
      {catalogue.map(({ folder, components }) => (
        <li key={folder}>
          <a href={`#${folder}`}>{folder}</a>
          <ul className={`plain-list ${styles.components}`}>
            {components.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </nav>
);
