import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface Props {
  title: ReactNode;
  /** What is said below the title, in one line where it fits. */
  notes?: ReactNode;
  /** Buttons and links, beside the text where the list is wide enough. */
  actions?: ReactNode;
}

/** Renders an entry of a {@link RowList}. */
export const StaffRow = ({ title, notes, actions }: Props) => (
  <li className={styles.row}>
    <div>
      <div>{title}</div>
      {notes && <div className={`cluster small-print ${styles.notes}`}>{notes}</div>}
    </div>
    {actions && <div className={`cluster gap-1 ${styles.actions}`}>{actions}</div>}
  </li>
);

/** Renders a list of {@link StaffRow} entries: items, drafts or changes. */
export const RowList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="plain-list ruled anywhere" aria-label={label}>
    {children}
  </ul>
);
