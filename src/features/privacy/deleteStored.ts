import { stored } from '../../content/stored';

interface Stored {
  local?: readonly string[];
  session?: readonly string[];
  databases?: readonly string[];
}

/** Stored keys by purpose. */
const purposes = Object.entries<Stored>(stored);

const keysIn = (storage: Storage, names: readonly string[] = []): string[] =>
  Object.keys(storage).filter((key) =>
    // auth-js derives further keys from that of the session.
    names.some((name) => key === name || key.startsWith(name.endsWith(':') ? name : `${name}-`)),
  );

/**
 * Returns the purposes for which something is stored on this device.
 * @throws the error of the browser if it blocks its storage
 */
export async function storedPurposes(): Promise<string[]> {
  const cacheNames = (await globalThis.caches?.keys()) ?? [];
  const found = purposes.filter(
    ([name, { local, session }]) =>
      keysIn(window.localStorage, local).length > 0 ||
      keysIn(window.sessionStorage, session).length > 0 ||
      (name === 'offline' && cacheNames.length > 0),
  );
  return found.map(([name]) => name);
}

/** Returns whether the staff area has left texts in local storage, saved or not. */
export const hasTextsOfStaff = (): boolean =>
  keysIn(window.localStorage, ['embassy-unsaved:', 'embassy-note:']).length > 0;

/** Empties a database. Deleting it would wait until the service worker, which has it open, has ended. */
const emptyDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = window.indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return resolve();
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });

/**
 * Deletes everything that the site has stored on this device, and its service worker, which would go on without its files; the
 * next page that is opened registers it again.
 * @throws if the browser blocks its storage
 */
export async function deleteStored(): Promise<void> {
  for (const [, { local, session }] of purposes) {
    for (const key of keysIn(window.localStorage, local)) window.localStorage.removeItem(key);
    for (const key of keysIn(window.sessionStorage, session)) window.sessionStorage.removeItem(key);
  }
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  const cacheNames = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(cacheNames.map((name) => caches.delete(name)));
  const existing = new Set((await window.indexedDB.databases()).map(({ name }) => name));
  const own = purposes.flatMap(([, { databases = [] }]) => databases);
  await Promise.all(own.filter((name) => existing.has(name)).map(emptyDatabase));
}
