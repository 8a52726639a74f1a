import { useTranslation } from 'react-i18next';
import styles from './Differences.module.css';

/** A field in both versions. */
export interface Line {
  label: string;
  mine: string;
  theirs: string;
}

interface Props {
  lines: Line[];
  /** What the versions are called; and what is said when they are the same. */
  names: { mine: string; theirs: string; same: string };
}

/** The fields in which two versions differ, side by side. */
export function Differences({ lines, names }: Props) {
  const different = lines.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  if (different.length === 0) return <p>{names.same}</p>;
  return (
    <div className={styles.lines}>
      {different.map(({ label, mine, theirs }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <div className={styles.versions}>
            <Version name={names.mine} text={mine} />
            <Version name={names.theirs} text={theirs} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('admin');
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {/* Long texts scroll, and a scrolling box must be within reach of the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>{text.trim() || t('conflict.empty')}</pre>
    </figure>
  );
}
