import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Renders the placeholder of content that is being fetched, with `children` as its text, or without a visible
 * text for screen readers alone. Without JavaScript it states that the content needs it.
 */
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
