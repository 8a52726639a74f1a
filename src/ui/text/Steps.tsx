import type { ReactNode } from 'react';
import styles from './Steps.module.css';

interface Props {
  /** The steps in their order; `key` is a React key. */
  steps: { key: string; text: ReactNode }[];
}

/** Lists what somebody does, in order. */
export const Steps = ({ steps }: Props) => (
  <ol className={`plain-list ${styles.steps}`}>
    {steps.map(({ key, text }) => (
      <li key={key}>{text}</li>
    ))}
  </ol>
);
