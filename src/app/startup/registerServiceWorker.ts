import { env } from '../../lib/env';
import { appUpdate } from './appUpdate';

/** Activates the waiting service worker, and reloads the page once it is active. */
function applyUpdate({ waiting }: ServiceWorkerRegistration): void {
  // Another tab has activated it already.
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
 * Registers the service worker (decision 0016). A new release is installed in the background and set as {@link appUpdate};
 * the current one stays active until the visitor accepts it. Only a build has one, not the development server.
 * @throws the error of the browser if it cannot fetch or register the service worker
 */
export async function registerServiceWorker(): Promise<void> {
  if (env.development || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (): void => {
    // Without an active service worker this is the first visit, not an update.
    if (registration.waiting && registration.active) appUpdate.set(() => applyUpdate(registration));
  };
  const observe = (): void => registration.installing?.addEventListener('statechange', offer);
  offer();
  observe();
  registration.addEventListener('updatefound', observe);
}
