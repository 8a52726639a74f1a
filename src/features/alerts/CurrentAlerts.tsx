import { Suspense, useState } from 'react';
import { lazyOrNothing } from '../../lib/hooks/lazyOrNothing';
import { reservedSpace } from './reservedSpace';
import { useCurrentAlerts } from './useCurrentAlerts';

const AlertBar = lazyOrNothing(async () => (await import('./AlertBar')).AlertBar);

/**
 * Renders the current alerts. Their response also replaces the facts of the whole site ({@link useCurrentAlerts}). AlertBar is
 * loaded with the first alert, because there is seldom one, or if the page has reserved space for an alert that has ended since,
 * because AlertBar gives the space back.
 */
export function CurrentAlerts() {
  const { alerts, checkedAt } = useCurrentAlerts();
  const [isNeeded, setNeeded] = useState(() => reservedSpace() > 0);
  if (!isNeeded && alerts.length > 0) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <AlertBar alerts={alerts} checkedAt={checkedAt} />
    </Suspense>
  );
}
