import { newRelease } from './releases';

/** Activates the waiting service worker, and reloads the page once it is active. */
function accept({ waiting }: ServiceWorkerRegistration): void {
  // Another tab has activated it.
  if (!waiting) {
    window.location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') window.location.reload();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Keeps the consular pages on the reader's device, for when there is no connection (src/serviceWorker.ts).
 * A new release is fetched beside this one and offered; until it is accepted nothing changes.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (): void => {
    // On a first visit there is no release before it.
    if (registration.waiting && registration.active) newRelease.set(() => accept(registration));
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', offer);
  offer();
  follow();
  registration.addEventListener('updatefound', follow);
}
