import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration } from '../../../ui/layout/Illustration';
import styles from './AuthLayout.module.css';

interface Props {
  title: string;
  lead: string;
  step?: string;
  footer: ReactNode;
  children: ReactNode;
}

/** Sets the document's title. A change of `step` focuses the heading. */
export function AuthLayout({ title, lead, step, footer, children }: Props) {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current !== step) heading.current?.focus();
    previousStep.current = step;
  }, [step]);
  return (
    <div className={styles.page}>
      <title>{t('pageTitle', { page: title })}</title>
      <Illustration name="savannah-dawn" eager />
      <div className={styles.panel}>
        <div className={`stack ${styles.content}`}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
          {children}
          <p className={styles.footer}>{footer}</p>
        </div>
      </div>
    </div>
  );
}
