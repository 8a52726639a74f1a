import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@supabase/lite/cli';
import { honoMiddleware } from '@supabase/lite/vite';
import { writeReadableConfig } from '../../../local/database/embedded';
import type { Middleware } from './gateway';

export interface SignIn {
  /** Handles `/auth/v1`. */
  middleware: Middleware;
  close: () => Promise<void>;
}

/** Writes supabase/config.toml with a database URL in place of the embedded database. */
function configIn(folder: string, databaseUrl: string): string {
  const text = readFileSync(writeReadableConfig(), 'utf8')
    .replace(/^driver = .*$/m, 'driver = "postgres"')
    .replace(/^url = .*$/m, `url = "${databaseUrl}"`);
  const copy = join(folder, 'config.toml');
  writeFileSync(copy, text);
  return copy;
}

/**
 * Replaces GoTrue, which is not available as a package, by `@supabase/lite` on the project's tables
 * of Auth. Responses that differ in GoTrue are tested with stubbed requests (tests/services).
 */
export async function startSignIn(databaseUrl: string): Promise<SignIn> {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-sign-in-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const api = await createApi({ withSupabaseClient: false });
  const app = await api.project.local.createApp(configIn(folder, databaseUrl), { admin: false });
  return {
    // The package declares the same class twice, once per entry point.
    middleware: honoMiddleware(app as never, ['/auth/v1']),
    close: async () => {
      await app.connection.close();
      process.off('exit', remove);
      remove();
    },
  };
}
