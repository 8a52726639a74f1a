import { findPrograms } from '../../tests/browsers/programs.ts';
import { findPostgres } from '../../tests/rehearsal/postgres/programs.ts';
import { findNginx } from '../../tests/rehearsal/vercel/nginx.ts';
import { installTools } from '../installTools.ts';

/** Installs the programs that Firefox, WebKit and the rehearsal need. */
export function installAll(): void {
  installTools('.ci/run');
  findPrograms();
  findPostgres();
  findNginx();
}
