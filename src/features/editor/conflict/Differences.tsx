import { useTranslation } from 'react-i18next';
import styles from './Conflict.module.css';

/** A field in both versions. */
export interface Line {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields in which two versions differ, side by side. */
export function Differences({ lines }: { lines: Line[] }) {
  const { t } = useTranslation('admin');
  const different = lines.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  if (different.length === 0) return <p>{t('conflict.same')}</p>;
  return (
    <div className={styles.lines}>
      {different.map(({ label, mine, theirs }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <div className={styles.versions}>
            <Version name={t('conflict.mine')} text={mine} />
            <Version name={t('conflict.theirs')} text={theirs} />
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
