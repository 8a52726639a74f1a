import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File system in memory, on Linux. */
const IN_MEMORY = '/dev/shm';

/** Free bytes required there; in containers the file system often has 64 MB. */
const ROOM = 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM;
}

/**
 * Creates a folder for a database that does not outlive the tests: in memory if there is room,
 * because copying and removing its thousand files on a disk takes longer than starting the
 * database.
 * @param prefix the beginning of its name
 */
export const memoryFolder = (prefix: string): string =>
  mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), prefix));
