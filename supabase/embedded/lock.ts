import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a second server away from a database folder: two of them would destroy it.
 *
 * The lock is a local socket, because the system drops it with its process however that ends; a
 * lock file would survive a crash.
 *
 * @returns a function that gives the folder free.
 * @throws when another process has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = socketAddress(folder);
  const server = (await listen(address)) ?? (await replaceStaleLock(address));
  if (!server) {
    throw new Error(`The database in ${folder} is open in another server: stop that one first`);
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function socketAddress(folder: string): string {
  const name = `embassy-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Gives undefined when the address is taken. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** A killed process leaves its socket's file behind, and nobody answers there. */
async function replaceStaleLock(address: string): Promise<Server | undefined> {
  if (await answers(address)) return undefined;
  rmSync(address, { force: true });
  return listen(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
