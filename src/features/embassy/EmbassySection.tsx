import type { ReactNode } from 'react';
import styles from './EmbassySection.module.css';

interface Props {
  id: string;
  title: string;
  wide?: boolean;
  children: ReactNode;
}

export const EmbassySection = ({ id, title, wide = false, children }: Props) => (
  <section className={wide ? `container stack gap-5 ${styles.wide}` : `stack ${styles.section}`}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
