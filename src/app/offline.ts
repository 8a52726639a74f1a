import { registerSW } from 'virtual:pwa-register';
import { newRelease } from './releases';

/**
 * Keeps the consular pages on the reader's device, for when there is no connection (src/build/offline.ts).
 * A new release is fetched beside this one and offered; until it is accepted nothing changes.
 */
export function keepOffline(): void {
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => newRelease.set(() => void update()),
  });
}
