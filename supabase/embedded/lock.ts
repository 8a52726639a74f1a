import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks the folder of a database, because two servers would corrupt it. The lock is a local socket,
 * because the operating system closes it when the process ends, even by a crash, which a lock file would
 * survive.
 * @param folder its path, spelled the same by every server, because the path identifies the lock
 * @returns a function that releases the lock
 * @throws Error when another process has the lock; the error of Node when the socket cannot be created
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const server = (await listen(path)) ?? (await replaceStaleLock(path));
  if (!server) {
    throw new Error(`The database in ${folder} is open in another server: stop that one first`);
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function socketPath(folder: string): string {
  const name = `embassy-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Resolves to undefined when the path is in use. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** Replaces the socket file of a killed process, which accepts no connection. */
async function replaceStaleLock(path: string): Promise<Server | undefined> {
  if (await acceptsConnections(path)) return undefined;
  rmSync(path, { force: true });
  return listen(path);
}

function acceptsConnections(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
