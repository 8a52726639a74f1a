import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess } from '../../support/run/endProcess';

export interface PostgrestOptions {
  /** Path of the executable. */
  program: string;
  /** URL of the database, as `authenticator`. */
  databaseUrl: string;
  jwtSecret: string;
  /** `max_rows` of supabase/config.toml. */
  maxRows: number;
}

/** A running PostgREST. It listens on a Unix socket, so that it needs no port. */
export interface Postgrest {
  socketPath: string;
  stop: () => Promise<void>;
}

/** The status of PostgREST's root, or undefined if nothing listens. */
const statusAt = (socketPath: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = request({ socketPath, path: '/', method: 'HEAD' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    probe.once('error', () => resolve(undefined));
    probe.end();
  });

/** Waits until PostgREST has read the schema; it returns 503 before. */
async function waitUntilReady(server: ChildProcess, socketPath: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgREST ended while it was starting');
    const status = await statusAt(socketPath);
    if (status !== undefined && status !== 503) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Starts PostgREST with a hosted project's settings; resolves when it serves requests. */
export async function startPostgrest(options: PostgrestOptions): Promise<Postgrest> {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-postgrest-'));
  const socketPath = join(folder, 'socket');
  const settings = {
    PGRST_DB_URI: options.databaseUrl,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: String(options.maxRows),
    // Reads settings of roles; without it `anon` would not have its statement_timeout.
    PGRST_DB_CONFIG: 'true',
    PGRST_JWT_SECRET: options.jwtSecret,
    PGRST_SERVER_UNIX_SOCKET: socketPath,
    PGRST_SERVER_UNIX_SOCKET_MODE: '600',
    PGRST_LOG_LEVEL: 'crit',
  };
  const server = spawn(options.program, [], { env: settings, stdio: 'ignore' });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const kill = () => {
    server.kill('SIGKILL');
    remove();
  };
  process.once('exit', kill);
  await waitUntilReady(server, socketPath);
  return {
    socketPath,
    stop: async () => {
      process.off('exit', kill);
      await endProcess(server);
      remove();
    },
  };
}
