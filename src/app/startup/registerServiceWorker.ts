import { appUpdate } from './appUpdate';

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
 * Registers the service worker, which caches the consular pages for when there is no connection
 * (src/serviceWorker.ts). A new release is installed beside the current one and offered to the visitor; the
 * current one stays active until it is accepted.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (): void => {
    // On a first visit there is no release before it.
    if (registration.waiting && registration.active) appUpdate.set(() => accept(registration));
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', offer);
  offer();
  follow();
  registration.addEventListener('updatefound', follow);
}
