/**
 * `npm run export -- <folder>` and `npm run import -- <folder>` (docs/operations.md). The password
 * comes from the environment, not from the command line, where it would stay in the shell's history.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [, , verb, folder] = process.argv;

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`set ${name} first (docs/operations.md)`);
  return value;
}

/** @param {string} file */
const load = async (file) => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return (await runnerImport(path, { configFile: false, logLevel: 'warn' })).module;
};

async function run() {
  if (!folder) throw new Error(`name a folder: npm run ${verb} -- <folder>`);
  const access = {
    site: setting('BACKUP_SITE').replace(/\/$/, ''),
    publishableKey: setting('SUPABASE_PUBLISHABLE_KEY'),
    email: setting('BACKUP_EMAIL'),
    password: setting('BACKUP_PASSWORD'),
    code: process.env.BACKUP_CODE,
  };
  if (verb === 'import') {
    const { importFrom } = await load('import.ts');
    return importFrom(folder, { ...access, blobToken: setting('BLOB_READ_WRITE_TOKEN') });
  }
  const { exportTo } = await load('export.ts');
  return exportTo(folder, access);
}

try {
  const done = await run();
  console.info(done);
  // The backup is whole as far as it can be; whoever runs it at night must hear of it.
  if (done.missing?.length > 0) process.exitCode = 1;
} catch (cause) {
  console.error(`${verb} stopped: ${cause instanceof Error ? cause.message : cause}`);
  process.exitCode = 1;
}
