import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file system in memory, on Linux; in containers it often has 64 MB. */
const IN_MEMORY = '/dev/shm';

const hasRoom = (): boolean => {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > 2 ** 30;
};

/**
 * Creates a folder for a database that does not outlive the tests: in memory if there is room,
 * because copying and removing its thousand files on a disk takes longer than starting the
 * database.
 * @param prefix the beginning of its name
 */
export const memoryFolder = (prefix: string): string =>
  mkdtempSync(join(existsSync(IN_MEMORY) && hasRoom() ? IN_MEMORY : tmpdir(), prefix));
