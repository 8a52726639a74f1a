import { HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkStaff } from '../../../scripts/deployCheck/staff/staff';
import { fetchOriginal, intercept, interceptDeployment, wrongLines } from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Databases in which the test admin cannot save, edit, delete or undo. */

let deployment: Deployment;

interceptDeployment();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

const wrong = async () => wrongLines(await checkStaff(deployment.site)).join('\n');

/** Runs the check on a database with a fault and repairs it afterwards. */
async function wrongWith(fault: string, repair: string): Promise<string> {
  await deployment.sql(fault);
  try {
    return await wrong();
  } finally {
    await deployment.sql(repair);
  }
}

const LEFTOVERS = `select id::text from public.news where title like 'Deployment check %'
  union all select item_id::text from public.bin where title like 'Deployment check %'`;

describe('deploy check of saving', () => {
  let original: string;

  beforeEach(async () => {
    const [{ body } = { body: '' }] = await deployment.sql<{ body: string }>(
      `select pg_get_functiondef('private.update_news_totals'::regproc) as body`,
    );
    original = body;
  });

  it('reports an UPDATE without WHERE in a trigger, with its error code', async () => {
    const lines = await wrongWith(
      original.replace('counted_until = now() where singleton', 'counted_until = now()'),
      original,
    );
    expect(lines).toContain(
      'a draft cannot be saved: UPDATE requires a WHERE clause (21000) → `supabase db push`',
    );
    expect(await deployment.sql(LEFTOVERS)).toEqual([]);
  });

  it.each([
    ['news_versioned', 'not so: both versions are stored: there are 0'],
    ['news_moved_to_bin', 'a deleted draft is not in the bin'],
  ])('reports that the trigger %s is missing', async (trigger, line) => {
    const lines = await wrongWith(
      `alter table public.news disable trigger ${trigger}`,
      `alter table public.news enable trigger ${trigger}`,
    );
    expect(lines).toContain(line);
    expect(await deployment.sql(LEFTOVERS)).toEqual([]);
  });

  it('reports a change without an audit entry', async () => {
    intercept('get', /^\/rest\/v1\/audit\?select=action/, () => HttpResponse.json([]));
    expect(await wrong()).toContain('not so: the audit has each change: there are 0 entries');
  });

  it('reports a draft that visitors can read', async () => {
    const lines = await wrongWith(
      'create policy leak on public.news for select to anon using (true)',
      'drop policy leak on public.news',
    );
    expect(lines).toContain('a draft is saved, and visitors do not see it: REST gives it');
  });

  it('reports that an edit of an older version is accepted', async () => {
    intercept('patch', /updated_at=/, (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('updated_at');
      return fetchOriginal(new Request(url, request));
    });
    expect(await wrong()).toContain('a change of an older version is let through');
  });

  it('names the draft that could not be deleted afterwards', async () => {
    intercept('delete', /^\/rest\/v1\/bin/, () =>
      HttpResponse.json(
        { code: '42501', message: 'permission denied for table bin' },
        { status: 403 },
      ),
    );
    const lines = await wrong();
    const [leftover] = await deployment.sql<{ id: string }>(LEFTOVERS);
    await deployment.sql('delete from public.bin where true');
    expect(lines).toContain(
      `permission denied for table bin (42501); the draft “Deployment check ${leftover?.id}” is left`,
    );
    expect(lines).toContain('→ delete it in the staff area');
  });

  it('deletes its draft when the check is interrupted', async () => {
    intercept('patch', /^\/rest\/v1\/news/, () => HttpResponse.error());
    expect(await wrong()).toMatch(/a draft cannot be changed: no answer/);
    expect(await deployment.sql(LEFTOVERS)).toEqual([]);
  });
});
