import { createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval';

/** Not uploaded yet. */
export interface SelectedFile {
  /** Compressed, to be uploaded. */
  file: File;
  /** The original file of an image. */
  source?: File;
  fingerprint?: string;
}

/** Milliseconds after which IndexedDB counts as unavailable, because Firefox can leave a request open. */
const TIMEOUT_MS = 3000;

let store: UseStore | undefined;
const database = (): UseStore => {
  store ??= createStore('embassy-working-copies', 'files');
  return store;
};

/** Returns the result of `run`, or `fallback` where the browser has no IndexedDB, blocks it or is slow. */
async function attemptStorage<T>(fallback: T, run: () => Promise<T>): Promise<T> {
  const timeout = new Promise<T>((resolve) => setTimeout(() => resolve(fallback), TIMEOUT_MS));
  try {
    return await Promise.race([run(), timeout]);
  } catch {
    return fallback;
  }
}

const keysOfCopy = async (copy: string): Promise<string[]> =>
  (await keys<string>(database())).filter((key) => String(key).startsWith(`${copy}:`));

/**
 * In IndexedDB. Never rejects; false where it is not stored.
 * @param copy the local storage key of the working copy
 * @param key of the file, which the content of the working copy names
 */
export const storeSelected = (copy: string, key: string, selected: SelectedFile) =>
  attemptStorage(false, async () => {
    await set(`${copy}:${key}`, selected, database());
    return true;
  });

/** By their keys; none where IndexedDB is unavailable. */
export const readSelected = (copy: string): Promise<Map<string, SelectedFile>> =>
  attemptStorage(new Map<string, SelectedFile>(), async () => {
    const names = await keysOfCopy(copy);
    const files = await getMany<SelectedFile | undefined>(names, database());
    const found = new Map<string, SelectedFile>();
    for (const [index, name] of names.entries()) {
      const selected = files[index];
      if (selected?.file instanceof File) found.set(name.slice(copy.length + 1), selected);
    }
    return found;
  });

/** Never rejects. */
export const deleteSelected = (copy: string): Promise<void> =>
  attemptStorage(undefined, async () => delMany(await keysOfCopy(copy), database()));
