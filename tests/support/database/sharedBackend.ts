import { openedDatabase } from './openedDatabases';
import { saveRows } from './restoredRows';

/** A server on an embedded database. */
export interface Served<Server> {
  server: Server;
  /** Stops the server and removes the folder of the database. */
  close: () => Promise<void>;
  dataDir: string;
}

interface Shared<Server> {
  served: Served<Server>;
  restore: () => Promise<void>;
  inUse: boolean;
}

/**
 * Returns a server whose database has the rows that it had after its start. The files of a process share one server,
 * because starting one takes a second; while it is in use, another one is started.
 */
export async function sharedBackend<Server>(
  start: () => Promise<Served<Server>>,
): Promise<Pick<Served<Server>, 'server' | 'close'>> {
  // Global, because Vitest evaluates this module again for each test file of a process.
  const ofProcess = globalThis as { embassyBackend?: Shared<Server> };
  if (ofProcess.embassyBackend?.inUse) return start();
  if (ofProcess.embassyBackend) {
    await ofProcess.embassyBackend.restore();
  } else {
    const served = await start();
    const restore = await saveRows(openedDatabase(served.dataDir));
    ofProcess.embassyBackend = { served, restore, inUse: false };
  }
  const shared = ofProcess.embassyBackend;
  shared.inUse = true;
  return {
    server: shared.served.server,
    close: async () => {
      shared.inUse = false;
    },
  };
}
