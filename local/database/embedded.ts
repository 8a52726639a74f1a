import { relative, resolve } from 'node:path';
import { supalite } from '@supabase/lite/vite';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { markReady, prepareDataFolder } from './dataFolder.ts';
import { writeReadableConfig } from './readableConfig.ts';

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

/** Closes a database. */
type Release = () => Promise<void>;

/** The open databases by folder. Global, because Vite evaluates this module again when its configuration changes. */
const shared = globalThis as { embassyDatabases?: Map<string, Release> };
shared.embassyDatabases ??= new Map();
const open = shared.embassyDatabases;

/**
 * Runs `@supabase/lite` inside Vite's dev and preview server, on the origin of the site: PostgREST and GoTrue on
 * PGlite (PostgreSQL in WebAssembly), with the migrations and the demo data of `supabase/` (design 2). A build that
 * loads these plugins starts no database. Sets environment variables at once.
 *
 * @returns the plugins, in their order
 * @throws Error on server start, with a line that states the reason, when its database is incomplete or has
 *   other migrations, or when a migration fails
 */
export function embeddedBackend({ dataDir, publishableKey }: EmbeddedOptions): Plugin[] {
  const folder = resolve(dataDir);
  setEnvironment(folder, publishableKey);
  const backend = supalite({
    config: writeReadableConfig('supabase/config.toml'),
    // In admin mode a request without a key would bypass row-level security.
    admin: false,
    // Otherwise `@supabase/lite` would create files in supabase/.
    initOnBoot: false,
    watchSchema: false,
    prefixes: ['/auth/v1', '/rest/v1'],
  });
  let release: Release = async () => {};

  /** Closes the database of an earlier server, and leaves the folder to this one until it closes. */
  const claim = async (server: Server) => {
    // When its configuration changes, Vite starts the new server before it stops the old one.
    await open.get(folder)?.();
    setEnvironment(folder, publishableKey);
    prepareDataFolder(folder);
    release = async () => {
      if (open.get(folder) !== release) return;
      open.delete(folder);
      await (backend.closeBundle as () => Promise<void>)();
    };
    open.set(folder, release);
    server.httpServer?.once('close', release);
  };

  return [
    {
      name: 'embassy:claim-database',
      configureServer: claim,
      configurePreviewServer: claim,
      closeBundle: () => release(),
    },
    backend,
    {
      name: 'embassy:database-ready',
      configureServer: (server) => announce(server, folder),
      configurePreviewServer: (server) => announce(server, folder),
    },
  ];
}

/** Sets the variables that config.toml reads, and those that disable telemetry. */
function setEnvironment(folder: string, publishableKey: string): void {
  // Relative, because `@supabase/lite` resolves it against the working directory.
  process.env.EMBEDDED_DB_PATH = relative(process.cwd(), folder);
  process.env.SUPABASE_PUBLISHABLE_KEY = publishableKey;
  // For links in e-mails, which `@supabase/lite` prints: the default URL of Vite's dev server.
  process.env.SITE_ADDRESS ??= 'http://localhost:5173';
  // Constant, so that sessions stay valid after a restart. It signs tokens of demo accounts alone.
  process.env.EMBEDDED_JWT_SECRET = 'signs-sessions-of-demo-users-on-this-machine-only';
  process.env.DO_NOT_TRACK = '1';
  process.env.LITE_TELEMETRY = '0';
}

/** Marks the folder as ready, because migrations and demo data have been applied, and prints the demo accounts. */
function announce(server: Server, folder: string): void {
  markReady(folder);
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
