import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { Hosting } from './hosted/project';
import {
  connect,
  copyDatabase,
  createProjectDatabase,
  databaseUrl,
  startCluster,
} from './postgres/cluster';
import { rehearsalTools, type Tools } from './tools';

declare module 'vitest' {
  interface ProvidedContext {
    /** The rehearsal's server; undefined in other runs. */
    hosting?: Hosting;
    /** Path of the Supabase CLI. */
    supabaseCli: string;
  }
}

/** Runs the migrations as the owner, with the command of docs/deployment.md. */
function pushMigrations(cli: string, port: number, database: string): void {
  const target = `${databaseUrl(port, 'postgres', database)}?sslmode=disable`;
  const pushed = spawnSync(cli, ['db', 'push', '--yes', '--remote', target], {
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1' },
  });
  if (pushed.status !== 0) throw new Error(`supabase db push failed:\n${pushed.stderr}`);
}

async function seed(port: number, database: string): Promise<void> {
  const owner = connect(port, 'postgres', database);
  const sql = readFileSync('supabase/seed.sql', 'utf8').replace(/^do \$\$[\s\S]*?^\$\$;/m, '');
  await owner.unsafe(sql);
  await owner.end();
}

interface Started {
  hosting: Hosting;
  tools: Tools;
  stop: () => Promise<void>;
}

/** Starts the hosted-like server, migrates and seeds it. */
async function start(): Promise<Started> {
  const tools = rehearsalTools();
  const { cluster, stop } = await startCluster();
  const { port, version } = cluster;
  await createProjectDatabase(port, 'migrated');
  pushMigrations(tools.supabase, port, 'migrated');
  await copyDatabase(port, 'migrated', 'seeded');
  await seed(port, 'seeded');
  console.log(`PostgreSQL ${version}`);
  const hosting = { port, postgrest: tools.postgrest, migrated: 'migrated', seeded: 'seeded' };
  return { hosting, tools, stop };
}

/** Global, because each Vitest project loads this module separately. */
const shared = globalThis as { embassyRehearsal?: { started: Promise<Started>; projects: number } };

/** Provides one server to all projects of a run; the last project to finish stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.embassyRehearsal ??= { started: start(), projects: 0 };
  const run = shared.embassyRehearsal;
  run.projects += 1;
  const { hosting, tools, stop } = await run.started;
  project.provide('hosting', hosting);
  project.provide('supabaseCli', tools.supabase);
  project.provide('vercelCli', tools.vercel);
  return async () => {
    run.projects -= 1;
    if (run.projects === 0) await stop();
  };
}
