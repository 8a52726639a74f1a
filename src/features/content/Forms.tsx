import type { DownloadsText } from '../../content/text';
import styles from './Forms.module.css';
import { LinkedText } from './LinkedText';

/** Each form with what it is for. */
export function Forms({ forms }: { forms: DownloadsText['forms'] }) {
  return (
    <dl className={styles.forms}>
      {Object.entries(forms).map(([form, { name, purpose }]) => (
        <div key={form} id={form}>
          <dt>{name}</dt>
          <dd>
            <LinkedText text={purpose} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
