import { Suspense, useState } from 'react';
import { lazyOrNothing } from '../../lib/hooks/lazyPart';
import { useCurrentSite } from '../../services/currentSite/useCurrentSite';

// Loaded with the first alert, because there is seldom one.
const AlertBar = lazyOrNothing(async () => (await import('./AlertBar')).AlertBar);

/**
 * Renders the current alerts, and keeps the facts of the whole site current, which come with them. AlertBar stays after the last
 * alert, because it moves the page back.
 */
export function CurrentAlerts() {
  const { alerts, checkedAt } = useCurrentSite();
  const [hadAlerts, setHadAlerts] = useState(false);
  if (!hadAlerts && alerts.length > 0) setHadAlerts(true);
  if (!hadAlerts) return null;
  return (
    <Suspense>
      <AlertBar alerts={alerts} checkedAt={checkedAt} />
    </Suspense>
  );
}
