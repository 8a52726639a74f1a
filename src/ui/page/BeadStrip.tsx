import styles from './BeadStrip.module.css';

/** Renders the only ornament of the site (design 6). */
export function BeadStrip() {
  return <div className={styles.beads} aria-hidden="true" data-screen-only />;
}
