import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { isStaff } from '../../lib/i18n/languages';

const CurrentAlerts = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../../features/alerts/CurrentAlerts')).CurrentAlerts };
  } catch {
    // Without its chunk the page stays as it is; the next page load retries.
    return { default: () => null };
  }
});

/** Loaded after hydration, so that prerendered HTML contains no alerts and no page waits for them (decision 0034). */
export function Alerts() {
  const { pathname } = useLocation();
  const hydrated = useClientValue(true, false);
  if (!hydrated || isStaff(pathname)) return null;
  return (
    <Suspense>
      <CurrentAlerts />
    </Suspense>
  );
}
