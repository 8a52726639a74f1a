import { CircleAlert, CircleCheck } from 'lucide-react';
import styles from './DateTool.module.css';

interface Props {
  /** Whether the time is enough, enough if one acts today, or not. */
  state: 'ahead' | 'today' | 'late';
  children: string;
}

/** Renders what a date calculator says first, in words and in a colour. */
export function Verdict({ state, children }: Props) {
  const Icon = state === 'ahead' ? CircleCheck : CircleAlert;
  return (
    <p className={`with-icon semibold ${styles.verdict}`} data-state={state}>
      <Icon size="1.4em" />
      {children}
    </p>
  );
}
