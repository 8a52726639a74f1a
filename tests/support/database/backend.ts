import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, inject } from 'vitest';
import { databaseIn, embeddedBackend } from '../../../local/database/embedded';
import type { Database } from '../../../src/lib/http/database.types';
import {
  type Hosting,
  hostedDatabase,
  type MigratedDatabase,
  startProject,
} from '../../rehearsal/hosted/project';
import { memoryFolder } from '../site/memoryFolder';
import { originOf, servePlugins } from '../site/viteServer';
import { copyOfDatabase, copyOfMigrated } from './templates';

export type Client = SupabaseClient<Database>;

export interface Backend {
  /** Origin of the backend, without a trailing slash. */
  url: string;
  publishableKey: string;
  /** Returns a client that sends the publishable key alone. */
  visitor: () => Client;
  /** Returns a separate client for that user. Throws when GoTrue rejects the sign-in. */
  signIn: (user: { email: string; password: string }) => Promise<Client>;
  /** Returns the id of that user, and the access token of a new session. */
  sessionOf: (user: { email: string; password: string }) => Promise<{ id: string; bearer: string }>;
  close: () => Promise<void>;
}

const publishableKey = 'sb_publishable_of_the_tests';

const UNUSED = `select typarray from pg_type where typarray <> 0
  and typnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  and typname not in ('bool', 'char', 'int2', 'int4', 'int8', 'jsonb', 'name', 'oid', 'text', 'uuid', 'varchar')`;

/**
 * Removes parsers for arrays of system tables, which no query returns, because PGlite copies all
 * its parsers for each query, in a quarter of the time of these tests.
 */
async function dropUnusedParsers(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ typarray: number }>(UNUSED);
  for (const { typarray } of rows) delete database.parsers[typarray];
}

/** Serves the embedded backend on a copy of the database template. */
async function serveEmbedded(prepare: string) {
  const folder = memoryFolder('embassy-test-');
  const dataDir = join(folder, 'data');
  await copyOfDatabase(dataDir);
  if (prepare) await runIn(dataDir, prepare);
  const server = await servePlugins(folder, [embeddedBackend({ dataDir, publishableKey })]);
  await dropUnusedParsers(databaseIn(dataDir));
  return {
    server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Serves PostgreSQL and PostgREST with the settings of a hosted project (`npm run rehearse`). */
async function serveHosted(hosting: Hosting, prepare: string) {
  const project = await startProject(hosting, publishableKey, prepare);
  const server = await servePlugins(tmpdir(), [
    {
      name: 'hosted-project',
      configureServer: ({ middlewares }) => void middlewares.use(project.middleware),
    },
  ]);
  return {
    server,
    close: async () => {
      await server.close();
      await project.stop();
    },
  };
}

/**
 * Starts a backend on a free port, whose database has the demo data alone: the embedded backend, or
 * PostgreSQL and PostgREST in the rehearsal. `prepare` is SQL that the database owner runs
 * beforehand.
 */
export async function startBackend(prepare = ''): Promise<Backend> {
  const hosting = inject('hosting');
  const unmute = muteDatabase();
  const { server, close } = await (hosting
    ? serveHosted(hosting, prepare)
    : serveEmbedded(prepare));
  const url = originOf(server);
  const visitor = () => publicClient(url);
  return {
    url,
    publishableKey,
    visitor,
    signIn: async (user) => {
      const client = visitor();
      const { error } = await client.auth.signInWithPassword(user);
      if (error) throw error;
      return client;
    },
    sessionOf: async (user) => {
      const { data, error } = await visitor().auth.signInWithPassword(user);
      if (error) throw error;
      return { id: data.user.id, bearer: data.session.access_token };
    },
    close: async () => {
      await close();
      unmute();
    },
  };
}

async function runIn(dataDir: string, sql: string): Promise<void> {
  const connection = await createPgliteConnection({ url: dataDir });
  await connection.exec(sql);
  await connection.close();
}

const publicClient = (url: string): Client =>
  createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // No test uses realtime, but supabase-js requires a WebSocket class, which Node before 22 does
    // not have.
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });

interface DatabaseOptions {
  /**
   * Whether the connection is a superuser, which the owner on hosted Supabase is not; the embedded
   * database has superusers only.
   */
  superuser?: boolean;
}

/**
 * Opens a database with the migrations and without demo data for the tests of a file. As on hosted
 * Supabase, API roles have all rights on new objects in `public` unless a migration revokes them.
 * @returns a function that runs statements and returns the rows of the last one
 */
export async function migratedDatabase({
  superuser = false,
}: DatabaseOptions = {}): Promise<MigratedDatabase['sql']> {
  const hosting = inject('hosting');
  if (hosting) {
    const database = await hostedDatabase(hosting, superuser ? 'supabase_admin' : 'postgres');
    afterAll(database.close);
    return database.sql;
  }
  const unmute = muteDatabase();
  const folder = memoryFolder('embassy-migrated-');
  const dataDir = join(folder, 'data');
  await copyOfMigrated(dataDir);
  const connection = await createPgliteConnection({ url: dataDir });
  await dropUnusedParsers(connection.driver);
  afterAll(async () => {
    await connection.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    unmute();
  });
  return async <Row>(query: string) => {
    const result = await connection.exec(query);
    return (result ? result.rows : []) as Row[];
  };
}

/**
 * Mutes the embedded backend, which logs its start and every rejected statement; rejections are
 * what these tests provoke.
 */
function muteDatabase(): () => void {
  const { log, error } = console;
  console.log = () => {};
  console.error = (...args: unknown[]) => {
    const [first] = args;
    const refused = first instanceof Error && ('severity' in first || 'relation' in first);
    if (!refused) error(...args);
  };
  return () => Object.assign(console, { log, error });
}
