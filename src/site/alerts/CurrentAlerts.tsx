import { type ComponentType, Suspense } from 'react';
import { lazyOrNothing } from '../../lib/hooks/lazyPart';
import { builtAlerts } from '../data/currentSite/fetchCurrentSite';
import { type Alerts, useCurrentSite } from '../data/currentSite/useCurrentSite';

const loadBar = async () => (await import('./AlertBar')).AlertBar;

// Loaded with the first alert, because there is seldom one.
let Bar: ComponentType<Alerts> = lazyOrNothing(loadBar);

/** Renders current alerts, and keeps the facts of the whole site current, which come with them. */
function CurrentAlerts() {
  const { alerts, checkedAt } = useCurrentSite();
  if (alerts.length === 0) return null;
  return (
    <Suspense>
      <Bar alerts={alerts} checkedAt={checkedAt} />
    </Suspense>
  );
}

/**
 * Returns the component once it can render the alerts of the build, because React would remove
 * prerendered alerts while their code is loading, and the page would move.
 */
export async function loadCurrentAlerts() {
  if (builtAlerts.length > 0) Bar = await loadBar();
  return CurrentAlerts;
}
