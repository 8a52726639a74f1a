import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders what is being loaded, without `children` for screen readers alone. Says that it needs JavaScript if there is none. */
export function Loading({ children, className }: { children?: ReactNode; className?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div
        role="status"
        aria-label={children ? undefined : t('loading')}
        className={className}
        data-script-only
      >
        {children}
      </div>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </>
  );
}
