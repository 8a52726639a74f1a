/** `npm run unused`: lists unused files, exports and dependencies; fails if there are any. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { load } from '../../supabase/backup/settings.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** @type {import('../installTools.ts')} */
const { installTools } = await load(new URL('../installTools.ts', import.meta.url));
installTools(folder, 'npm run unused');
const { status } = spawnSync(
  process.execPath,
  ['--env-file=tests/support/deployment.env', `${folder}node_modules/knip/bin/knip.js`],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
