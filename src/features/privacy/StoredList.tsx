import { useEffect, useState } from 'react';
import { stored } from '../../content/stored';
import type { PrivacyText } from '../../content/textTypes';
import { Button } from '../../ui/actions/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Badge } from '../../ui/feedback/Badge';
import { Callout } from '../../ui/feedback/Callout';
import { Table } from '../../ui/text/Table';
import styles from './StoredList.module.css';

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
async function storedPurposes(): Promise<string[]> {
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
const hasTextsOfStaff = (): boolean =>
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
async function deleteStored(): Promise<void> {
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

type State = 'shown' | 'asking' | 'deleted' | 'failed';

/** Lists what the site stores, marks after hydration what is there, and deletes it; asks before if the staff area left texts. */
export function StoredList({ text }: { text: PrivacyText['stored'] }) {
  const [found, setFound] = useState<string[]>([]);
  const [state, setState] = useState<State>('shown');
  useEffect(() => {
    storedPurposes().then(setFound, () => setFound([]));
  }, []);

  const remove = () =>
    deleteStored().then(
      () => {
        setFound([]);
        setState('deleted');
      },
      () => setState('failed'),
    );
  const ask = () => {
    if (found.includes('staff') && hasTextsOfStaff()) setState('asking');
    else void remove();
  };

  return (
    <div className={`stack ${styles.stored}`}>
      <Table cards>
        <thead>
          <tr>
            <th scope="col">{text.title}</th>
            <th scope="col">{text.until}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(text.purposes).map(([name, { what, why, until }]) => (
            <tr key={name}>
              <th scope="row">
                {what}
                {found.includes(name) && <Badge tone="green">{text.now}</Badge>}
                <p className={styles.why}>{why}</p>
              </th>
              <td data-label={text.until}>{until}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button variant="secondary" onClick={ask} data-script-only>
        {text.delete}
      </Button>
      <div role="status">
        {state === 'deleted' && <Callout kind="note">{text.deleted}</Callout>}
        {state === 'failed' && <Callout kind="error">{text.failed}</Callout>}
      </div>
      {state === 'asking' && (
        <ConfirmDialog
          deletes
          title={text.unsaved.title}
          confirm={text.unsaved.confirm}
          cancel={text.unsaved.cancel}
          onConfirm={() => void remove()}
          onCancel={() => setState('shown')}
        >
          <p>{text.unsaved.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
