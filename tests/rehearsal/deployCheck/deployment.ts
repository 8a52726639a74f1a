import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list } from '@vercel/blob';
import { inject } from 'vitest';
import { type CheckSettings, type Site, siteOf } from '../../../scripts/deployCheck/site';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { FIRST_ADMIN, projectByGuide } from '../hosted/guide';
import { startSite } from '../hosted/site';
import { connect } from '../postgres/cluster';
import { fakeVariables } from '../vercel/build';
import { gotrue } from './gotrue';

/** A deployed site: the output of `vercel build` with a hosted-like project. */
export interface Deployment {
  settings: Required<Pick<CheckSettings, 'admin'>> & CheckSettings;
  site: Site;
  /** Runs statements as the owner of the database; returns the rows of the last one. */
  sql: <Row>(statements: string) => Promise<Row[]>;
  /** Pathnames of the stored files. */
  files: () => Promise<string[]>;
  /** Ids of the second factors that were enrolled and not deleted. */
  factors: Set<string>;
  close: () => Promise<void>;
}

/** Replaces the URL that the output was built for by the URL at which its copy is served. */
function replaceSiteUrl(folder: string, url: string): void {
  const builtFor = fakeVariables().VITE_SITE_URL ?? '';
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|xml|txt)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(builtFor, url));
  }
}

interface DeploymentOptions {
  /** Creates a new project as docs/deployment.md describes, instead of one with the demo data. */
  byGuide?: boolean;
}

/** Starts a correct deployment on a free port. */
export async function startDeployment({ byGuide }: DeploymentOptions = {}): Promise<Deployment> {
  const target = inject('hosting');
  if (!target) throw new Error('deployments need the rehearsal');
  const folder = mkdtempSync(join(tmpdir(), 'embassy-deployed-'));
  const outputDir = join(folder, 'output');
  cpSync(inject('vercelOutput'), outputDir, { recursive: true });
  const { middleware, factors } = gotrue();
  const served = await startSite(target, outputDir, {
    ...(byGuide ? projectByGuide(target) : {}),
    before: middleware,
  });
  replaceSiteUrl(join(outputDir, 'static'), served.url);
  const owner = connect(target.port, 'postgres', served.database);
  await owner.unsafe(`insert into public.site (address) values ('${served.url}')
    on conflict (singleton) do update set address = excluded.address`);
  const { publishableKey } = served;
  const settings = { site: served.url, publishableKey, admin: byGuide ? FIRST_ADMIN : DEMO_ADMIN };
  return {
    settings,
    site: siteOf(settings),
    sql: async <Row>(statements: string) => [...(await owner.unsafe(statements))] as Row[],
    files: async () => (await list()).blobs.map(({ pathname }) => pathname),
    factors,
    close: async () => {
      await owner.end();
      await served.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
