import styles from './BeadStrip.module.css';

/** Renders a strip of beads, the only ornament of the site (design 6). Hidden from screen readers. */
export function BeadStrip() {
  return <div className={styles.beads} aria-hidden="true" />;
}
