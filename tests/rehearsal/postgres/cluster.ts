import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAuthSchemaSql } from '@supabase/lite';
import postgres from 'postgres';
import { freePort } from '../../support/site/listen';
import { findPostgres, unprivilegedAccount } from './programs';

/** A PostgreSQL server with the roles and limits of a hosted Supabase project. */
interface Cluster {
  port: number;
  /** Stops the server and removes its data. */
  stop: () => void;
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

/**
 * Starts a PostgreSQL server on a free port of 127.0.0.1 with its data in a temporary folder, as an
 * unprivileged account if the user is root.
 */
export async function startCluster(): Promise<Cluster> {
  const programs = findPostgres();
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'embassy-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  /** Runs a program of PostgreSQL, and waits until it has ended. */
  const call = (program: string, ...args: string[]): void => {
    const options = ['-D', join(folder, 'data'), ...args];
    const { status } = spawnSync(join(programs, program), options, { stdio: 'ignore', ...account });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
  };
  call('initdb', '-U', 'supabase_admin', '--auth=trust', '--no-sync', '--locale=C.UTF-8');
  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '120',
    // The data are only needed during the run, so that a crash may lose them.
    fsync: 'off',
  };
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  call('pg_ctl', 'start', '--wait', '-o', given.join(' '));
  const stop = () => call('pg_ctl', 'stop', '--mode=immediate');
  process.once('exit', stop);
  await run(port, 'supabase_admin', 'postgres', sqlFile('roles.sql'));
  return {
    port,
    stop: () => {
      process.off('exit', stop);
      stop();
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
  // Without the schema, which `schemas.sql` has created.
  const tables = getAuthSchemaSql().replace(/^create schema.*$/im, '');
  await run(port, 'supabase_auth_admin', name, tables);
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
