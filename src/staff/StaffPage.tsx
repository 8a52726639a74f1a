import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import '../ui/forms/controls.css';
import './staff.css';
import styles from './StaffPage.module.css';

interface Props {
  title: string;
  /** Content below the title. */
  state?: ReactNode;
  /** Ref of the heading, for a component that moves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a page of the staff area and the title of the document. */
export function StaffPage({ title, state, heading, actions, children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={`container stack gap-5 ${styles.page}`}>
      <title>{t('pageTitle', { page: title })}</title>
      <header className="cluster between">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="cluster gap-1">{actions}</div>}
        {state && <div className={`cluster gap-2 ${styles.state}`}>{state}</div>}
      </header>
      {children}
    </div>
  );
}
