import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { runAsOwner } from './database';
import { type ServedProject, serveProject } from './server';

/**
 * PostgREST applies the limits of the requesting role (`alter role … set statement_timeout`), as a
 * hosted project does.
 */

let project: ServedProject;

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('needs the server of the rehearsal');
  project = await serveProject(hosting, {
    prepare: (database) =>
      runAsOwner(
        hosting.port,
        database,
        `create function public.limit_now() returns text language sql
         as $$ select current_setting('statement_timeout') $$`,
      ),
  });
});
afterAll(() => project?.close());

async function limitOf(headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${project.url}/rest/v1/rpc/limit_now`, {
    method: 'POST',
    headers: { apikey: project.publishableKey, ...headers },
  });
  return response.json();
}

it('statement_timeout is 3 s for visitors and 8 s for staff', async () => {
  const { data } = await (await project.signIn(DEMO_ADMIN)).auth.getSession();
  expect(await limitOf({})).toBe('3s');
  expect(await limitOf({ authorization: `Bearer ${data.session?.access_token}` })).toBe('8s');
});
