import { relative, resolve } from 'node:path';
import { supalite } from '@supabase/lite/vite';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { markReady, prepareDataFolder } from './embedded/dataFolder.ts';
import { lockFolder } from './embedded/lock.ts';
import { readableConfig } from './embedded/readableConfig.ts';

/** A user of the demo data; seed.sql makes the rows, with the hashes of these passwords. */
export interface DemoUser {
  email: string;
  password: string;
}

/** Signs in to the staff area and may do everything there. */
export const DEMO_ADMIN: DemoUser = {
  email: 'admin@embassy.example',
  password: 'demo-admin-2026',
};

/** Signs in, but is no admin: the staff area turns this user away. */
export const DEMO_VISITOR: DemoUser = {
  email: 'visitor@embassy.example',
  password: 'demo-visitor-2026',
};

export interface EmbeddedOptions {
  /** Folder of the database; made when it is not there. One server at a time may use it. */
  dataDir: string;
  /** The key that every request must carry, as on hosted Supabase. */
  publishableKey: string;
}

type Server = ViteDevServer | PreviewServer;

/** Closes a database and gives its folder free. */
type Release = () => Promise<void>;

/** The open databases by folder. Global, because a reload of Vite's configuration loads us anew. */
const shared = globalThis as { embassyDatabases?: Map<string, Release> };
shared.embassyDatabases ??= new Map();
const open = shared.embassyDatabases;

/**
 * The site's database and sign-in service inside Vite's dev and preview server, on the page's own
 * origin: real Postgres with the migrations and the demo data of this folder. A build that loads
 * these plugins starts nothing.
 *
 * The server does not start, and says why, when the folder is in use, when its database has other migrations, or
 * when a migration fails.
 */
export function embeddedBackend({ dataDir, publishableKey }: EmbeddedOptions): Plugin[] {
  const folder = resolve(dataDir);
  setEnvironment(folder, publishableKey);
  const backend = supalite({
    config: readableConfig('supabase/config.toml'),
    // With admin mode on, a request without a key would pass by row-level security.
    admin: false,
    // What lies in supabase/ is ours; the tool makes no files of its own there.
    initOnBoot: false,
    watchSchema: false,
    prefixes: ['/auth/v1', '/rest/v1'],
  });
  let release: Release = async () => {};

  const claim = async (server: Server) => {
    // When the configuration changes, Vite starts the new server before it stops the old one.
    await open.get(folder)?.();
    setEnvironment(folder, publishableKey);
    const unlock = await lockFolder(folder);
    try {
      prepareDataFolder(folder);
    } catch (cause) {
      await unlock();
      throw cause;
    }
    release = async () => {
      if (open.get(folder) !== release) return;
      open.delete(folder);
      await (backend.closeBundle as () => Promise<void>)();
      await unlock();
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

/** What config.toml reads, and the switches that keep the tools from reporting to anybody. */
function setEnvironment(folder: string, publishableKey: string): void {
  // The tool takes a path relative to the working directory.
  process.env.EMBEDDED_DB_PATH = relative(process.cwd(), folder);
  process.env.SUPABASE_PUBLISHABLE_KEY = publishableKey;
  // For links in e-mails, which are only printed here: where Vite serves unless told otherwise.
  process.env.SITE_ADDRESS ??= 'http://localhost:5173';
  // Fixed, so that a session outlives a restart; it signs demo users on this machine only.
  process.env.EMBEDDED_JWT_SECRET = 'signs-sessions-of-demo-users-on-this-machine-only';
  process.env.DO_NOT_TRACK = '1';
  process.env.LITE_TELEMETRY = '0';
}

/** Runs once tables and demo data are in place. */
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
`);
  };
}
