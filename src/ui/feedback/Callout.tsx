import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Callout.module.css';

const icons = {
  note: Info,
  ask: CircleHelp,
  caution: TriangleAlert,
  warning: TriangleAlert,
  error: CircleAlert,
};

interface Props {
  /** `ask` has questions that only the Embassy can answer; `caution` is a warning beside another one, not in red. */
  kind: keyof typeof icons;
  children: ReactNode;
  /** Whether screen readers announce it when it is inserted. */
  live?: boolean;
}

/** Renders a note, a warning or an error. The word that screen readers speak before a warning stands for its icon. */
export function Callout({ kind, children, live = false }: Props) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <div className={`${styles.callout} ${styles[kind]}`} role={live ? 'alert' : undefined}>
      <Icon aria-hidden="true" className={styles.icon} size="1.4em" />
      <div>
        {Icon === TriangleAlert && <span className="visually-hidden">{`${t('warning')}: `}</span>}
        {children}
      </div>
    </div>
  );
}
