import { createServer } from 'node:http';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/lib/http/database.types';
import type { DemoUser } from '../../../supabase/embedded';
import { close, listen } from '../../support/site/listen';
import { type Hosting, type ProjectOptions, startProject } from './project';

export type Client = SupabaseClient<Database>;

/** A hosted-like project that is served at a local URL. */
export interface ServedProject {
  /** Without a trailing slash. */
  url: string;
  publishableKey: string;
  /** Name of the project's database. */
  database: string;
  /** Throws when the sign-in is rejected. */
  signIn: (user: DemoUser) => Promise<Client>;
  close: () => Promise<void>;
}

const publishableKey = 'sb_publishable_for_tests';

/** Starts a project on a free port, without the site's pages. */
export async function serveProject(
  hosting: Hosting,
  options?: ProjectOptions,
): Promise<ServedProject> {
  const project = await startProject(hosting, publishableKey, options);
  const server = createServer((request, response) =>
    project.middleware(request, response, () => response.writeHead(404).end()),
  );
  const url = await listen(server);
  return {
    url,
    publishableKey,
    database: project.database,
    signIn: async (user) => {
      const client = createClient<Database>(url, publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        // supabase-js needs a WebSocket class, which Node.js before 22 does not have; realtime is
        // unused.
        realtime: { transport: class {} as unknown as typeof WebSocket },
      });
      const { error } = await client.auth.signInWithPassword(user);
      if (error) throw error;
      return client;
    },
    close: async () => {
      await close(server);
      await project.stop();
    },
  };
}
