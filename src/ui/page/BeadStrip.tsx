import styles from './BeadStrip.module.css';

/** The bead strip, the site's only ornament (DESIGN 6). */
export function BeadStrip() {
  return <div className={styles.beads} aria-hidden="true" />;
}
