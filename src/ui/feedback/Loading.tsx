import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Announces what is being loaded, or without `children` renders a silent text for screen readers,
 * where the route has announced it. Says that it needs JavaScript if there is none.
 */
export function Loading({ children, className }: { children?: ReactNode; className?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div role={children ? 'status' : undefined} className={className} data-script-only>
        {children ?? <span className="visually-hidden">{t('loading')}</span>}
      </div>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </>
  );
}
