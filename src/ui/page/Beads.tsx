import styles from './Beads.module.css';

/** The bead strip, the site's only ornament (DESIGN 6). */
export function Beads() {
  return <div className={styles.beads} aria-hidden="true" />;
}
