import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { migrationHashes } from '../../../supabase/embedded/dataFolder';
import { FACTOR_TABLE } from '../auth/factors';
import { copyOfTemplate } from '../run/folderTemplate';

const ROLES = `create role anon; create role authenticated; create role service_role bypassrls`;

/** Creates a database with the migrations, and with the roles and default rights of hosted Supabase. */
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

/** Fills `folder` with a migrated database, a copy of a template that is made again when a migration changes. */
export const copyOfMigrated = (folder: string): Promise<void> =>
  copyOfTemplate(folder, {
    prefix: 'embassy-migrated-',
    fingerprint: fingerprint(),
    make: migrate,
  });

function fingerprint(): string {
  const hash = createHash('sha256').update(migrationHashes().join());
  hash.update(readFileSync('node_modules/@supabase/lite/package.json'));
  // It creates the roles and the tables of GoTrue.
  hash.update(readFileSync('tests/support/database/migrate.ts')).update(FACTOR_TABLE);
  return hash.digest('hex').slice(0, 16);
}
