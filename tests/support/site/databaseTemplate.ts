import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedBackend } from '../../../supabase/embedded';
import { copyOfTemplate } from '../run/folderTemplate';
import { servePlugins } from './viteServer';

async function make(dataDir: string): Promise<void> {
  const server = await servePlugins(tmpdir(), [
    embeddedBackend({ dataDir, publishableKey: 'unused' }),
  ]);
  await server.close();
}

/**
 * Fills `folder` with a migrated and seeded database, a copy of a template, because migrating and seeding take most of
 * a test server's start. The template is made again when a file in supabase/ changes, and daily, because the dates of
 * the demo data are relative to the day of seeding.
 */
export const copyOfDatabase = (folder: string): Promise<void> =>
  copyOfTemplate(folder, { prefix: 'embassy-database-', fingerprint: fingerprint(), make });

function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of filesIn('supabase')) hash.update(file).update(readFileSync(file));
  hash.update(readFileSync('node_modules/@supabase/lite/package.json'));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}
