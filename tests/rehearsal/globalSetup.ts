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
import { installTools } from './tools';

declare module 'vitest' {
  interface ProvidedContext {
    /** The rehearsal's server; nothing elsewhere. */
    hosting?: Hosting;
    /** Path of the Supabase CLI. */
    supabaseCli: string;
  }
}

/** Runs the migrations as the owner, by the tool and in the way that docs/deployment.md names. */
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

/** Starts the hosted-like server and migrates it; once for all files. */
export default async function rehearse(project: TestProject): Promise<() => Promise<void>> {
  const tools = installTools();
  const { cluster, stop } = await startCluster();
  const { port } = cluster;
  await createProjectDatabase(port, 'migrated');
  pushMigrations(tools.supabase, port, 'migrated');
  await copyDatabase(port, 'migrated', 'seeded');
  await seed(port, 'seeded');
  project.provide('hosting', {
    port,
    postgrest: tools.postgrest,
    migrated: 'migrated',
    seeded: 'seeded',
  });
  project.provide('supabaseCli', tools.supabase);
  console.log(
    `PostgreSQL ${cluster.version}, UPDATE and DELETE without WHERE ${cluster.requiresWhere ? 'refused' : 'let through: no headers to compile requireWhere.c'}`,
  );
  return stop;
}
