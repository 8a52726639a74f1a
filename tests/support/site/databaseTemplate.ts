import { tmpdir } from 'node:os';
import { embeddedBackend } from '../../../local/database/embedded';
import { copyOfTemplate, fingerprintOf } from '../run/folderTemplate';
import { servePlugins } from './viteServer';

/**
 * Fills `folder` with a migrated and seeded database, from a template, because both take most of a
 * test server's start. The template is made again when supabase/ changes, and daily, because demo
 * dates count from seeding.
 */
export const copyOfDatabase = (folder: string): Promise<void> =>
  copyOfTemplate(folder, {
    prefix: 'embassy-database-',
    fingerprint: fingerprintOf(
      ['supabase', 'node_modules/@supabase/lite/package.json'],
      new Date().toISOString().slice(0, 10),
    ),
    make: async (dataDir) => {
      const backend = embeddedBackend({ dataDir, publishableKey: 'unused' });
      await (await servePlugins(tmpdir(), [backend])).close();
    },
  });
