import { useTranslation } from 'react-i18next';
import styles from './Differences.module.css';

/** The texts of a field in two versions. */
export interface FieldDiff {
  label: string;
  mine: string;
  theirs: string;
}

interface Props {
  diffs: FieldDiff[];
  /** The names of the versions, and the message when they are equal. */
  names: { mine: string; theirs: string; same: string };
}

/**
 * Renders the fields in which two versions of an item differ, side by side (decision 0021); the message
 * `same` where none does. Spaces at the ends of a text do not count. An empty text is shown as such.
 */
export function Differences({ diffs, names }: Props) {
  const different = diffs.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  if (different.length === 0) return <p>{names.same}</p>;
  return (
    <div className={styles.diffs}>
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
      {/* Focusable, because long texts scroll and must scroll by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>{text.trim() || t('conflict.empty')}</pre>
    </figure>
  );
}
