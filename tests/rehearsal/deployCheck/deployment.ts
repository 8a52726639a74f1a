import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PluginOption, preview } from 'vite';
import { inject } from 'vitest';
import { LOCAL_TOKEN, localFiles } from '../../../api/_local/blobStore/plugin';
import { hosting } from '../../../api/_local/hosting';
import { newsFeeds } from '../../../api/_local/newsFeeds';
import { localUpstreams } from '../../../api/_local/upstreams';
import { configFor } from '../../../api/_vercel/config';
import { type CheckSettings, type Site, siteOf } from '../../../scripts/deployCheck/site';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { serveStore } from '../../support/storeServer';
import { runAsOwner } from '../hosted/database';
import type { Middleware } from '../hosted/gateway';
import { startProject } from '../hosted/project';
import { connect } from '../postgres/cluster';
import { BUILT_FOR } from './builtSite';
import { gotrue } from './gotrue';

const KEY = 'sb_publishable_for_tests';

/** A deployed site: built pages, functions and files as preview serves them, on a hosted-like project. */
export interface Deployment {
  settings: Required<Pick<CheckSettings, 'admin'>> & CheckSettings;
  site: Site;
  /** Runs statements as the owner of the database; gives the rows of the last one. */
  sql: <Row>(statements: string) => Promise<Row[]>;
  /** Names of the files in the store. */
  files: () => Promise<string[]>;
  /** Second factors that were made and not deleted. */
  factors: Set<string>;
  close: () => Promise<void>;
}

/** The built site with its own address in it. */
function copySite(from: string, to: string, address: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|xml|txt)$/.test(name)) continue;
    const file = join(to, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(BUILT_FOR, address));
  }
}

const serving = (name: string, middleware: Middleware): PluginOption => ({
  name,
  configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
});

/** Starts a deployment of its own on a free port; `prepare` is SQL that the owner runs beforehand. */
export async function startDeployment(prepare = ''): Promise<Deployment> {
  const target = inject('hosting');
  if (!target) throw new Error('deployments need the rehearsal');
  const project = await startProject(target, KEY, {
    prepare: async (database) => {
      if (prepare) await runAsOwner(target.port, database, prepare);
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'embassy-deployed-'));
  const { middleware, factors } = gotrue();
  const config = configFor(localUpstreams(KEY));
  const [before, after] = hosting(config);
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: join(folder, 'site') },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      before,
      newsFeeds(config),
      serving('gotrue', middleware),
      serving('hosted-project', project.middleware),
      localFiles({ folder: join(folder, 'files') }),
      after,
    ],
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the deployment has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  copySite(inject('builtSite'), join(folder, 'site'), origin);
  // An origin of its own, as the real store has; the redirects of the site are not for it.
  const store = await serveStore(join(folder, 'files'), LOCAL_TOKEN);
  process.env.VERCEL_BLOB_API_URL = store.url;
  const owner = connect(target.port, 'postgres', project.database);
  await owner.unsafe(`insert into public.site (address) values ('${origin}')
    on conflict (one) do update set address = excluded.address`);
  const settings = { site: origin, publishableKey: KEY, admin: DEMO_ADMIN };
  return {
    settings,
    site: siteOf(settings),
    sql: async <Row>(statements: string) => [...(await owner.unsafe(statements))] as Row[],
    files: async () => (await store.store.disk.all()).map(({ pathname }) => pathname),
    factors,
    close: async () => {
      await owner.end();
      await server.close();
      await store.close();
      await project.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
