import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { runAsOwner } from './database';
import { type ServedProject, serveProject } from './server';

/** PostgREST applies the limits of the role that asks (`alter role … set statement_timeout`), as hosted. */

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
  const answer = await fetch(`${project.url}/rest/v1/rpc/limit_now`, {
    method: 'POST',
    headers: { apikey: project.publishableKey, ...headers },
  });
  return answer.json();
}

it('a statement of a visitor may take three seconds, one of staff eight', async () => {
  const { data } = await (await project.signIn(DEMO_ADMIN)).auth.getSession();
  expect(await limitOf({})).toBe('3s');
  expect(await limitOf({ authorization: `Bearer ${data.session?.access_token}` })).toBe('8s');
});
