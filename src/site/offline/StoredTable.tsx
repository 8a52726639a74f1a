import { useState } from 'react';
import { stored } from '../../content/stored';
import type { PrivacyText } from '../../content/textTypes';
import { Button } from '../../ui/actions/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Note } from '../../ui/feedback/Note';
import { Table } from '../../ui/text/Table';
import styles from './StoredTable.module.css';

interface Stored {
  local?: readonly string[];
  session?: readonly string[];
  databases?: readonly string[];
}

/** Stored keys by purpose. */
const purposes = Object.entries<Stored>(stored);

/**
 * Returns the keys in a storage area that are one of the names, or begin with a name and a hyphen,
 * or with a name that ends with a colon (`embassy-note:`).
 */
const keysIn = (storage: Storage, names: readonly string[] = []): string[] =>
  Object.keys(storage).filter((key) =>
    // auth-js derives further keys from the key of the session.
    names.some((name) => key === name || key.startsWith(name.endsWith(':') ? name : `${name}-`)),
  );

/** Returns whether local storage has texts of staff, saved or not; false if it is blocked. */
function hasTextsOfStaff(): boolean {
  try {
    return keysIn(window.localStorage, ['embassy-unsaved:', 'embassy-note:']).length > 0;
  } catch {
    return false;
  }
}

/**
 * Empties a database that exists. Does not delete it, because that waits until the service worker
 * closes it. Rejects with the error of the database.
 */
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
 * Deletes everything that the site has stored on this device, and its service worker, which needs
 * the stored files; the next page registers it again.
 * @throws if the browser blocks a storage or lacks the list of databases; as {@link emptyDatabase}
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

/** Renders what the site stores, and a button that deletes it; asks first about texts of staff. */
export function StoredTable({ text }: { text: PrivacyText['stored'] }) {
  const [state, setState] = useState<State>('shown');

  const remove = () =>
    deleteStored().then(
      () => setState('deleted'),
      () => setState('failed'),
    );
  const ask = () => {
    if (hasTextsOfStaff()) setState('asking');
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
          {purposes.map(([name, { local = [], session = [], databases = [] }]) => (
            <tr key={name}>
              <th scope="row">
                {text.purposes[name]?.what}
                <p className={styles.why}>{text.purposes[name]?.why}</p>
                <p className="small-print">
                  {text.key}: {[...local, ...session, ...databases].join(', ')}
                </p>
              </th>
              <td data-label={text.until}>{text.purposes[name]?.until}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button variant="secondary" onClick={ask} data-script-only>
        {text.delete}
      </Button>
      <div role="status">
        {state === 'deleted' && <Note kind="plain">{text.deleted}</Note>}
        {state === 'failed' && <Note kind="error">{text.failed}</Note>}
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
