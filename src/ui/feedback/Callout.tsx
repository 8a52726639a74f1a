import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Callout.module.css';

const icons = { note: Info, ask: CircleHelp, warning: TriangleAlert, error: CircleAlert };

interface Props {
  kind: keyof typeof icons;
  children: ReactNode;
  /** Announced when it appears. */
  live?: boolean;
}

/** A remark beside the text: worth knowing, to be asked, costly to overlook, or gone wrong. */
export function Callout({ kind, children, live = false }: Props) {
  const Icon = icons[kind];
  return (
    <div className={`${styles.callout} ${styles[kind]}`} role={live ? 'alert' : undefined}>
      <Icon aria-hidden="true" className={styles.icon} size="1.4em" />
      <div>{children}</div>
    </div>
  );
}
