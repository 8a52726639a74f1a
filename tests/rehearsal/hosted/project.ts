import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@supabase/lite/cli';
import { honoMiddleware } from '@supabase/lite/vite';
import { JWT_SECRET, setEnvironment, writeReadableConfig } from '../../../local/database/embedded';
import { token } from '../../support/auth/tokens';
import { endProcess } from '../../support/run/endProcess';
import { freePort, passOn } from '../../support/site/listen';
import { connect, copyDatabase, databaseUrl, dropDatabase, run } from '../postgres/cluster';

/** Connection data of the rehearsal's server, made once by the global setup. */
export interface Hosting {
  port: number;
  /** Path of PostgREST. */
  postgrest: string;
  /** A database with the migrations. */
  migrated: string;
  /** A database with the migrations and the demo data. */
  seeded: string;
}

/** A request handler of Vite and Connect. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface Project {
  /** Name of the project's database. */
  database: string;
  /**
   * Serves `/rest/v1` and `/auth/v1` as the gateway of a hosted project: a missing or wrong key is
   * rejected, and a request without a session token has the role `anon`.
   */
  middleware: Middleware;
  stop: () => Promise<void>;
}

/**
 * Starts PostgREST on a free port with a hosted project's settings; resolves when it has read the
 * schema, before which it returns 503.
 */
async function startPostgrest(program: string, database: string) {
  const port = await freePort();
  const settings = {
    PGRST_DB_URI: database,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
    PGRST_DB_ANON_ROLE: 'anon',
    // `max_rows` of supabase/config.toml.
    PGRST_DB_MAX_ROWS: '200',
    // Reads settings of roles; without it `anon` would not have its statement_timeout.
    PGRST_DB_CONFIG: 'true',
    PGRST_JWT_SECRET: JWT_SECRET,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
    PGRST_LOG_LEVEL: 'crit',
  };
  const server = spawn(program, [], { env: settings, stdio: 'ignore' });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
      ({ status }) => status !== 503,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('PostgREST ended while it was starting');
  }
  return {
    port,
    stop: async () => {
      process.off('exit', kill);
      await endProcess(server);
    },
  };
}

/**
 * Replaces GoTrue, which is not available as a package, by `@supabase/lite` on the project's tables
 * of Auth. Responses that differ in GoTrue are tested with stubbed requests (tests/services).
 */
async function startSignIn(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-sign-in-'));
  const config = join(folder, 'config.toml');
  const text = readFileSync(writeReadableConfig(), 'utf8')
    .replace(/^driver = .*$/m, 'driver = "postgres"')
    .replace(/^url = .*$/m, `url = "${database}"`);
  writeFileSync(config, text);
  const { project } = await createApi({ withSupabaseClient: false });
  const app = await project.local.createApp(config, { admin: false });
  rmSync(folder, { recursive: true, force: true });
  return {
    // The package declares the same class twice, once per entry point.
    middleware: honoMiddleware(app as never, ['/auth/v1']),
    close: () => app.connection.close(),
  };
}

/** The token of the role `anon`, which Supabase's gateway sends in place of a publishable key. */
function anonToken(): string {
  const now = Math.floor(Date.now() / 1000);
  return token({ iss: 'supabase', role: 'anon', iat: now, exp: now + 300 }, JWT_SECRET);
}

/** A name that no other database of the cluster has. */
const uniqueName = (): string => `project_${randomBytes(8).toString('hex')}`;

/**
 * Starts a hosted-like project with a new database that has the demo data.
 * @param prepare SQL that the database's owner runs before anything else connects
 */
export async function startProject(
  { port, postgrest, seeded }: Hosting,
  publishableKey: string,
  prepare = '',
): Promise<Project> {
  setEnvironment('unused', publishableKey);
  const database = uniqueName();
  await copyDatabase(port, seeded, database);
  await run(port, 'postgres', database, prepare);
  const auth = await startSignIn(databaseUrl(port, 'supabase_auth_admin', database));
  const rest = await startPostgrest(postgrest, databaseUrl(port, 'authenticator', database));
  return {
    database,
    middleware: (request, response, next) => {
      const { url = '', headers } = request;
      const service = /^\/(rest|auth)\/v1(\/|$)/.exec(url)?.[1];
      if (!service) return next();
      if (headers.apikey !== publishableKey) {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ message: 'Invalid API key' }));
        return;
      }
      if (service === 'auth') return auth.middleware(request, response, next);
      const key = `Bearer ${publishableKey}`;
      const { authorization = key } = headers;
      const to = { port: rest.port, path: url.slice('/rest/v1'.length) };
      passOn(request, response, to, {
        host: 'localhost',
        authorization: authorization === key ? `Bearer ${anonToken()}` : authorization,
      });
    },
    stop: async () => {
      await rest.stop();
      await auth.close();
      await dropDatabase(port, database);
    },
  };
}

export interface MigratedDatabase {
  /** Runs statements as the owner of the database; returns the rows of the last one. */
  sql: <Row = Record<string, unknown>>(query: string) => Promise<Row[]>;
  close: () => Promise<void>;
}

export interface HostedDatabase extends MigratedDatabase {
  name: string;
}

/** Creates a database with the migrations and without the demo data. */
export async function hostedDatabase(
  { port, migrated }: Hosting,
  role: 'postgres' | 'supabase_admin' = 'postgres',
): Promise<HostedDatabase> {
  const name = uniqueName();
  await copyDatabase(port, migrated, name);
  const owner = connect(port, role, name);
  return {
    name,
    sql: async <Row>(query: string) => {
      const result: unknown[] = await owner.unsafe(query);
      const last = Array.isArray(result[0]) ? result.at(-1) : result;
      return [...(last as Row[])];
    },
    close: async () => {
      await owner.end();
      await dropDatabase(port, name);
    },
  };
}
