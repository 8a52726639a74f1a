import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyOrNothing } from '../../lib/hooks/lazyOrNothing';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { isStaff } from '../../lib/i18n/languages';

const CurrentAlerts = lazyOrNothing(
  async () => (await import('../../features/alerts/CurrentAlerts')).CurrentAlerts,
);

/**
 * Renders the alerts after hydration, because prerendered HTML contains no alerts and no page waits for them (decision 0034).
 * Nothing in the staff area.
 */
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
