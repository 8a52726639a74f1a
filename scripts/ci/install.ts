import installEngines from '../../tests/browsers/setup.ts';
import { findPostgres } from '../../tests/rehearsal/postgres/programs.ts';
import { findNginx } from '../../tests/rehearsal/vercel/nginx.ts';

/** Installs the programs that Firefox, WebKit and the rehearsal need. */
export function installAll(): void {
  installEngines();
  findPostgres();
  findNginx();
}
