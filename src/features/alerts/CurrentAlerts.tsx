import { Suspense } from 'react';
import { lazyOrNothing } from '../../lib/hooks/lazyPart';
import { useCurrentSite } from '../../services/currentSite/useCurrentSite';

// Loaded with the first alert, because there is seldom one.
const AlertBar = lazyOrNothing(async () => (await import('./AlertBar')).AlertBar);

/** Renders the current alerts, and keeps the facts of the whole site current, which come with them. */
export function CurrentAlerts() {
  const { alerts, checkedAt } = useCurrentSite();
  if (alerts.length === 0) return null;
  return (
    <Suspense>
      <AlertBar alerts={alerts} checkedAt={checkedAt} />
    </Suspense>
  );
}
