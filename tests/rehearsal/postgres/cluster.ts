import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { endProcess } from '../../support/run/endProcess';
import { freePort } from '../../support/site/listen';
import { type Account, findPostgres, unprivilegedAccount } from './programs';

/** A PostgreSQL server with the roles and limits of a hosted Supabase project. */
interface Cluster {
  port: number;
  /** For example "15.18". */
  version: string;
  /** Stops the server by its process id and removes its data. */
  stop: () => Promise<void>;
}

/** The URL of a database for one of the roles. */
export const databaseUrl = (port: number, role: string, database: string): string =>
  `postgres://${role}@127.0.0.1:${port}/${database}`;

/** Parses bigint (counts) as numbers, as the embedded database does. */
const bigint = { to: 20, from: [20], parse: Number, serialize: String };

/** Connects as one of the roles; notices are not printed. */
export const connect = (port: number, role: string, database: string): postgres.Sql =>
  postgres(databaseUrl(port, role, database), {
    max: 1,
    onnotice: () => {},
    prepare: false,
    types: { bigint },
  }) as postgres.Sql;

/** Runs statements as one of the roles. */
export async function run(
  port: number,
  role: string,
  database: string,
  statements: string,
): Promise<void> {
  const sql = connect(port, role, database);
  await sql.unsafe(statements);
  await sql.end();
}

const sqlFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

function initialise(programs: string, data: string, account?: Account): void {
  const args = ['-D', data, '-U', 'supabase_admin', '--auth=trust', '--no-sync'];
  args.push('--encoding=UTF8', '--locale=C.UTF-8');
  const result = spawnSync(join(programs, 'initdb'), args, { encoding: 'utf8', ...account });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error}`);
}

async function waitUntilReady(port: number, server: ChildProcess): Promise<string> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while it was starting');
    const sql = connect(port, 'supabase_admin', 'postgres');
    try {
      const [row] = await sql`show server_version`;
      return String(row?.server_version).split(' ')[0] ?? '';
    } catch {
      // The server does not accept connections yet; retry.
      await new Promise((done) => setTimeout(done, 50));
    } finally {
      await sql.end();
    }
  }
}

/**
 * Starts a PostgreSQL server on a free port of 127.0.0.1 with its data in a temporary folder, as an
 * unprivileged account if the user is root.
 */
export async function startCluster(): Promise<Cluster> {
  const programs = findPostgres();
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'embassy-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  initialise(programs, data, account);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '120',
    // The data are only needed during the run, so that a crash may lose them.
    fsync: 'off',
    log_destination: 'stderr',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-p', String(port), ...options];
  const server = spawn(join(programs, 'postgres'), args, { stdio: 'ignore', ...account });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const version = await waitUntilReady(port, server);
  await run(port, 'supabase_admin', 'postgres', sqlFile('roles.sql'));
  return {
    port,
    version,
    stop: async () => {
      process.off('exit', kill);
      await endProcess(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * Creates an empty database as Supabase provides it: schemas, default privileges, tables of Auth.
 */
export async function createProjectDatabase(port: number, name: string): Promise<void> {
  await run(port, 'supabase_admin', 'postgres', `create database ${name} owner postgres`);
  await run(port, 'supabase_admin', name, sqlFile('schemas.sql'));
  await run(port, 'supabase_auth_admin', name, sqlFile('auth.sql'));
}

/** Creates a copy of a database, to which no session may be connected. */
export const copyDatabase = (port: number, template: string, name: string): Promise<void> =>
  run(
    port,
    'supabase_admin',
    'postgres',
    `create database ${name} template ${template} owner postgres`,
  );

export const dropDatabase = (port: number, name: string): Promise<void> =>
  run(port, 'supabase_admin', 'postgres', `drop database if exists ${name} with (force)`);
