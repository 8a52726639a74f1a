import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedBackend } from '../../../supabase/embedded';
import { servePlugins } from './viteServer';

/**
 * Migrating and seeding a database takes most of a test server's start. A template is therefore
 * made once, and every server gets a copy. The template is rebuilt when a file in supabase/
 * changes, and daily, because the dates of the demo data are relative to the day of seeding.
 */

const HOME = 'node_modules/.tmp';
const NAME = 'embassy-database-';

async function make(dataDir: string): Promise<void> {
  const server = await servePlugins(tmpdir(), [
    embeddedBackend({ dataDir, publishableKey: 'unused' }),
  ]);
  await server.close();
}

/** Fills `folder` with a migrated and seeded database. */
export async function copyOfTemplate(folder: string): Promise<void> {
  const name = `${NAME}${fingerprint()}`;
  const template = join(HOME, name);
  if (!existsSync(template)) {
    removeOthers(name);
    const draft = `${template}.${process.pid}`;
    await make(draft);
    // If another worker was faster, its template is used.
    if (existsSync(template)) rmSync(draft, { recursive: true, force: true });
    else renameSync(draft, template);
  }
  cpSync(template, folder, { recursive: true });
}

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

/**
 * Removes templates of other fingerprints; one that a worker is building ends in its process id and
 * stays.
 */
function removeOthers(current: string): void {
  if (!existsSync(HOME)) return;
  for (const name of readdirSync(HOME)) {
    if (name.startsWith(NAME) && name !== current && !name.includes('.')) {
      rmSync(join(HOME, name), { recursive: true, force: true });
    }
  }
}
