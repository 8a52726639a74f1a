import type { ReactNode } from 'react';
import styles from './Pairs.module.css';

interface Props {
  /** `key` is a React key, `anchor` a target of links; paper omits a `screenOnly` pair. */
  pairs: {
    key: string;
    label: ReactNode;
    value: ReactNode;
    anchor?: string | undefined;
    screenOnly?: boolean;
  }[];
}

/** Lists labels with their values: from 768 pixels on the labels stand in a column of their own. */
export const Pairs = ({ pairs }: Props) => (
  <dl className={styles.pairs}>
    {pairs.map(({ key, label, value, anchor, screenOnly }) => (
      <div
        key={key}
        id={anchor}
        tabIndex={anchor ? -1 : undefined}
        data-screen-only={screenOnly || undefined}
      >
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
