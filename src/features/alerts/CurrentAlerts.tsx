import { type ComponentType, lazy, Suspense, useState } from 'react';
import { reservedSpace } from './reservedSpace';
import { type Alerts, useCurrentAlerts } from './useCurrentAlerts';

const AlertBar = lazy(async (): Promise<{ default: ComponentType<Alerts> }> => {
  try {
    return { default: (await import('./AlertBar')).AlertBar };
  } catch {
    // Without its chunk the page stays as it is; the next page load retries.
    return { default: () => null };
  }
});

/**
 * AlertBar is loaded with the first alert, because there is seldom one, or where the page has reserved space for an alert
 * that has ended since, because AlertBar gives the space back.
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
