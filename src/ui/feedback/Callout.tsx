import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Callout.module.css';

const icons = { note: Info, ask: CircleHelp, warning: TriangleAlert, error: CircleAlert };

interface Props {
  /** `ask` has questions that only the Embassy can answer. */
  kind: keyof typeof icons;
  children: ReactNode;
  /** Screen readers announce it when it is inserted. */
  live?: boolean;
}

export function Callout({ kind, children, live = false }: Props) {
  const Icon = icons[kind];
  return (
    <div className={`${styles.callout} ${styles[kind]}`} role={live ? 'alert' : undefined}>
      <Icon aria-hidden="true" className={styles.icon} size="1.4em" />
      <div>{children}</div>
    </div>
  );
}
