/** Installs what Firefox, WebKit and the rehearsal need; a process of its own, because npm and apt-get block it. */
import { load } from '../../supabase/backup/settings.mjs';

/** @param {string} file */
const fromRoot = (file) => load(new URL(`../../${file}`, import.meta.url));

const { installTools } = await fromRoot('scripts/installTools.ts');
const { findPrograms } = await fromRoot('tests/browsers/programs.ts');
const { findPostgres } = await fromRoot('tests/rehearsal/postgres/programs.ts');
const { findNginx } = await fromRoot('tests/rehearsal/vercel/nginx.ts');
installTools('.ci/run');
findPrograms();
findPostgres();
findNginx();
