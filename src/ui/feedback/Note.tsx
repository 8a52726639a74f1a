import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Note.module.css';

const icons = { plain: Info, warning: TriangleAlert, error: CircleAlert };

interface Props {
  kind: keyof typeof icons;
  children: ReactNode;
  /** Whether screen readers announce it when it is inserted. */
  live?: boolean;
}

/** Renders a note, warning or error. Screen readers speak the word “warning” for its icon. */
export function Note({ kind, children, live = false }: Props) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <div
      className={`${styles.note} ${kind === 'plain' ? '' : styles.red}`}
      role={live ? 'alert' : undefined}
    >
      <Icon className={styles.icon} size="1.4em" />
      <div>
        {kind === 'warning' && <span className="visually-hidden">{`${t('warning')}: `}</span>}
        {children}
      </div>
    </div>
  );
}
