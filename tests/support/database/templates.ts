import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { embeddedBackend } from '../../../local/database/embedded';
import { copyOfTemplate, fingerprintOf } from '../run/folderTemplate';
import { servePlugins } from '../site/viteServer';

/** The table of second factors, which `@supabase/lite` does not make. */
const FACTOR_TABLE = readFileSync('supabase/embedded_grants.sql', 'utf8').replace(
  /^[\s\S]*?(?=^create table)/m,
  '',
);

const ROLES = `create role anon; create role authenticated; create role service_role bypassrls`;

/** Creates a database with the migrations, and with hosted Supabase's roles and default rights. */
async function migrate(url: string): Promise<void> {
  const connection = await createPgliteConnection({ url });
  const app = new App({ connection, auth: { enabled: true } });
  await app.init();
  await connection.exec(ROLES);
  for (const objects of ['tables', 'functions', 'sequences']) {
    await connection.exec(`alter default privileges in schema public
      grant all on ${objects} to anon, authenticated, service_role`);
  }
  await applyPendingMigrations(app);
  await connection.exec(FACTOR_TABLE);
  await connection.close();
}

/** Fills `folder` with a migrated database, from a template rebuilt after a changed migration. */
export const copyOfMigrated = (folder: string): Promise<void> =>
  copyOfTemplate(folder, {
    prefix: 'embassy-migrated-',
    fingerprint: fingerprintOf(
      [
        'supabase/migrations',
        // It creates the roles and the tables of GoTrue.
        'node_modules/@supabase/lite/package.json',
        'tests/support/database/templates.ts',
      ],
      FACTOR_TABLE,
    ),
    make: migrate,
  });

/**
 * Fills `folder` with a migrated and seeded database, from a template, because both take most of a
 * test server's start. The template is made again when supabase/ changes, and daily, because demo
 * dates count from seeding.
 */
export const copyOfDatabase = (folder: string): Promise<void> =>
  copyOfTemplate(folder, {
    prefix: 'embassy-database-',
    fingerprint: fingerprintOf(
      ['supabase', 'node_modules/@supabase/lite/package.json'],
      new Date().toISOString().slice(0, 10),
    ),
    make: async (dataDir) => {
      const backend = embeddedBackend({ dataDir, publishableKey: 'unused' });
      await (await servePlugins(tmpdir(), [backend])).close();
    },
  });
