import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Beads } from '../../ui/layout/Beads';
import { Scene } from '../../ui/layout/Scene';
import styles from './Door.module.css';

interface Props {
  title: string;
  lead: string;
  /** Names the step of a page that has several: another one takes the focus to its heading. */
  step?: string;
  children: ReactNode;
}

/** A page in front of the staff area: a panel before a picture. */
export function Door({ title, lead, step, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useRef(step);
  useEffect(() => {
    if (current.current !== step) heading.current?.focus();
    current.current = step;
  }, [step]);
  return (
    <div className={styles.page}>
      <title>{t('title', { page: title })}</title>
      <div className={styles.scene}>
        <Scene name="savannah-dawn" eager />
      </div>
      <div className={styles.panel}>
        <Beads />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** A way out at the panel's foot. */
export const DoorFoot = ({ children }: { children: ReactNode }) => (
  <p className={styles.foot}>{children}</p>
);
