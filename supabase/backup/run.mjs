/** `npm run export -- <folder>` and `npm run import -- <folder>` (docs/operations.md). */
import { load, originOf, setting } from './settings.mjs';

const [, , verb, folder] = process.argv;

async function run() {
  if (!folder) throw new Error(`name a folder: npm run ${verb} -- <folder>`);
  const access = {
    site: originOf(setting('BACKUP_SITE')),
    publishableKey: setting('SUPABASE_PUBLISHABLE_KEY'),
    email: setting('BACKUP_EMAIL'),
    password: setting('BACKUP_PASSWORD'),
    // Required if the account has a second factor.
    code: process.env.BACKUP_CODE,
  };
  if (verb === 'import') {
    const { importFrom } = await load(new URL('import.ts', import.meta.url));
    return importFrom(folder, { ...access, blobToken: setting('BLOB_READ_WRITE_TOKEN') });
  }
  const { exportTo } = await load(new URL('export.ts', import.meta.url));
  return exportTo(folder, access);
}

try {
  const done = await run();
  console.info(done);
  // Missing files fail the command, so that a scheduled backup reports them.
  if (done.missing?.length > 0) process.exitCode = 1;
} catch (cause) {
  console.error(`${verb} stopped: ${cause instanceof Error ? cause.message : cause}`);
  process.exitCode = 1;
}
