import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File system in memory, on Linux. */
const IN_MEMORY = '/dev/shm';

/** Bytes that must be free there: containers often have 64 MB. */
const ROOM = 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM;
}

/**
 * A new folder for a database that need not outlive the tests: in memory where there is room, because a
 * disk takes longer to copy and remove its thousand files than the database takes to start.
 * @param prefix the beginning of its name
 */
export const memoryFolder = (prefix: string): string =>
  mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), prefix));
