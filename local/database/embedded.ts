import { createHash } from 'node:crypto';
import { ReadStream, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Connection } from '@supabase/lite';
import { applyPendingMigrations, createApi, ensureSchema } from '@supabase/lite/cli';
import type { PGlite, PgliteConnection } from '@supabase/lite/pglite';
import { honoMiddleware } from '@supabase/lite/vite';
import { createServer, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { markReady, prepareDataFolder } from './dataFolder.ts';

/** An account of the demo data; seed.sql inserts its row with the hash of the password. */
export interface DemoUser {
  email: string;
  password: string;
}

/** The demo account with the role admin. */
export const DEMO_ADMIN: DemoUser = {
  email: 'admin@embassy.example',
  password: 'demo-admin-2026',
};

/** The demo account with the role writer, which publishes nothing (decision 0039). */
export const DEMO_WRITER: DemoUser = {
  email: 'writer@embassy.example',
  password: 'demo-writer-2026',
};

/** The demo account without a role, which the staff area rejects (R6.3). */
export const DEMO_VISITOR: DemoUser = {
  email: 'visitor@embassy.example',
  password: 'demo-visitor-2026',
};

export interface EmbeddedOptions {
  /** Folder of the database, created when missing. One server at a time may use it. */
  dataDir: string;
  /** The key that every request must have, as on hosted Supabase. */
  publishableKey: string;
}

type Server = ViteDevServer | PreviewServer;

/** Open databases by folder; global, because Vite evaluates this module for each configuration. */
const shared = globalThis as { embassyDatabases?: Map<string, Connection> };
shared.embassyDatabases ??= new Map();
const open = shared.embassyDatabases;

/**
 * Settles when the input is read, because `@supabase/lite` reads a file or /dev/null on import, and
 * a Vite server that starts before exits at its end.
 */
const inputRead =
  process.stdin instanceof ReadStream
    ? // Without its listeners afterwards, because each start of a server evaluates this module.
      finished(process.stdin, { cleanup: true })
    : undefined;

/**
 * Closes the database of a folder, if it is open.
 * @param connection by default the open one; nothing is closed if the folder has another one by
 *   now, because the server has restarted
 */
async function closeDatabase(folder: string, connection = open.get(folder)): Promise<void> {
  if (!connection || open.get(folder) !== connection) return;
  open.delete(folder);
  await connection.close();
}

/** Returns the open database of a folder; throws an Error without one. */
export function databaseIn(folder: string): PGlite {
  const connection = open.get(resolve(folder));
  if (!connection) throw new Error(`no database is open in ${folder}`);
  return (connection as PgliteConnection).driver;
}

/**
 * Returns the plugin that runs `@supabase/lite` in Vite's dev and preview server, on the site's
 * origin: PostgREST and GoTrue on PGlite (PostgreSQL in WebAssembly), with `supabase/` (design 2);
 * not in a build. Replaces the package's own plugin, which hides the database and watches what does
 * not change here.
 * @throws Error on server start, in one line, if the database is incomplete, has other migrations,
 *   or a migration fails
 */
export function embeddedBackend({ dataDir, publishableKey }: EmbeddedOptions): Plugin {
  const folder = resolve(dataDir);
  let connection: Connection | undefined;
  const close = () => (connection ? closeDatabase(folder, connection) : undefined);

  const start = async (server: Server): Promise<void> => {
    // When its configuration changes, Vite starts the new server before it stops the old one.
    await closeDatabase(folder);
    setEnvironment(folder, publishableKey);
    prepareDataFolder(folder);
    const { project } = await createApi({ withSupabaseClient: false });
    const config = writeReadableConfig();
    // In admin mode a request without a key would bypass row-level security.
    const app = await project.local.createApp(config, { admin: false });
    connection = app.connection;
    open.set(folder, connection);
    server.httpServer?.once('close', close);
    await applyPendingMigrations(app);
    await ensureSchema(app);
    markReady(folder);
    // The package declares the same class twice, once per entry point.
    server.middlewares.use(honoMiddleware(app as never, ['/auth/v1', '/rest/v1']));
    printAccountsWithUrls(server);
  };
  return {
    name: 'embassy:database',
    config: async () => void (await inputRead),
    configureServer: start,
    configurePreviewServer: start,
    closeBundle: close,
  };
}

/**
 * Serves the embedded backend without the site, on a free port of this machine, for a build that
 * prerenders the demo data.
 * @returns the origin, without a trailing slash, and `close`, which stops the server
 */
export async function serveBackend(
  options: EmbeddedOptions,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [embeddedBackend(options)],
  });
  const { httpServer } = await server.listen();
  const address = httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Settings for hosted Supabase with which `@supabase/lite` does not start. */
const HOSTED_ALONE =
  /^\[auth\.rate_limit\]\n(?:\w.*\n)*|(?<=^\[auth\.email\]\n)enabled = .*\n|^require_current_password = .*\n/gm;

/**
 * Writes supabase/config.toml without its hosted parts into the folder for temporary files.
 * @returns the path of the copy, the same for the same content
 */
export function writeReadableConfig(): string {
  const text = readFileSync('supabase/config.toml', 'utf8').replace(HOSTED_ALONE, '');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const copy = join(tmpdir(), `embassy-config-${name}.toml`);
  // Atomic, because another server may be reading the same copy.
  writeFileSync(`${copy}.${process.pid}`, text);
  renameSync(`${copy}.${process.pid}`, copy);
  return copy;
}

/** Signs sessions. Constant, so that they stay valid after a restart; of demo accounts alone. */
export const JWT_SECRET = 'signs-sessions-of-demo-users-on-this-machine-only';

/** Sets the variables that config.toml reads, and those that disable telemetry. */
export function setEnvironment(folder: string, publishableKey: string): void {
  // Relative, because `@supabase/lite` resolves it against the working directory.
  process.env.EMBEDDED_DB_PATH = relative(process.cwd(), folder);
  process.env.SUPABASE_PUBLISHABLE_KEY = publishableKey;
  // The default URL of Vite's dev server.
  process.env.SITE_ADDRESS ??= 'http://localhost:5173';
  process.env.EMBEDDED_JWT_SECRET = JWT_SECRET;
  process.env.DO_NOT_TRACK = '1';
  process.env.LITE_TELEMETRY = '0';
}

/** Makes `server.printUrls` print the demo accounts after the URLs, at each call. */
function printAccountsWithUrls(server: Server): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const site = server.resolvedUrls?.local[0];
    if (!site) return;
    console.info(`
  ➜  Site:        ${site}
  ➜  Staff area:  ${new URL('admin', site)}
  ➜  Demo admin:  ${DEMO_ADMIN.email}  password: ${DEMO_ADMIN.password}
  ➜  Demo writer: ${DEMO_WRITER.email}  password: ${DEMO_WRITER.password}
`);
  };
}
