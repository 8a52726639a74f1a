import { HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkStaff } from '../../../scripts/deployCheck/staff/staff';
import { answering, breakable, real, wrongIn } from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Databases that let no test admin save, change, delete or undo as staff do. */

let deployment: Deployment;

breakable();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

const wrong = async () => wrongIn(await checkStaff(deployment.site)).join('\n');

/** Runs the check on a database with a fault. */
async function wrongWith(fault: string, mend: string): Promise<string> {
  await deployment.sql(fault);
  try {
    return await wrong();
  } finally {
    await deployment.sql(mend);
  }
}

const LEFT = `select id::text from public.news where title like 'Deployment check %'
  union all select item::text from public.bin where title like 'Deployment check %'`;

describe('saving', () => {
  let mended: string;

  beforeEach(async () => {
    const [{ body } = { body: '' }] = await deployment.sql<{ body: string }>(
      `select pg_get_functiondef('private.update_news_totals'::regproc) as body`,
    );
    mended = body;
  });

  it('with an UPDATE without WHERE in a trigger is named, with its code', async () => {
    const lines = await wrongWith(
      mended.replace('until = now() where one', 'until = now()'),
      mended,
    );
    expect(lines).toContain(
      'a draft cannot be saved: UPDATE requires a WHERE clause (21000) → `supabase db push`',
    );
    expect(await deployment.sql(LEFT)).toEqual([]);
  });

  it.each([
    ['news_versioned', 'not so: both versions are stored: there are 0'],
    ['news_moved_to_bin', 'a deleted draft is not in the bin'],
  ])('without the trigger %s is named', async (trigger, line) => {
    const lines = await wrongWith(
      `alter table public.news disable trigger ${trigger}`,
      `alter table public.news enable trigger ${trigger}`,
    );
    expect(lines).toContain(line);
    expect(await deployment.sql(LEFT)).toEqual([]);
  });

  it('that leaves no entry in the audit is named', async () => {
    answering('get', /^\/rest\/v1\/audit\?select=action/, () => HttpResponse.json([]));
    expect(await wrong()).toContain('not so: the audit has each change: there are 0 entries');
  });

  it('that shows a draft to visitors is named', async () => {
    const lines = await wrongWith(
      'create policy leak on public.news for select to anon using (true)',
      'drop policy leak on public.news',
    );
    expect(lines).toContain('a draft is saved, and visitors do not see it: REST gives it');
  });

  it('that lets a change of an older version through is named', async () => {
    answering('patch', /updated_at=/, (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('updated_at');
      return real(new Request(url, request));
    });
    expect(await wrong()).toContain('a change of an older version is let through');
  });

  it('that cannot be undone says what is left, and where', async () => {
    answering('delete', /^\/rest\/v1\/bin/, () =>
      HttpResponse.json(
        { code: '42501', message: 'permission denied for table bin' },
        { status: 403 },
      ),
    );
    const lines = await wrong();
    const [left] = await deployment.sql<{ id: string }>(LEFT);
    await deployment.sql('delete from public.bin where true');
    expect(lines).toContain(
      `permission denied for table bin (42501); the draft “Deployment check ${left?.id}” is left`,
    );
    expect(lines).toContain('→ delete it in the staff area');
  });

  it('that breaks off is undone', async () => {
    answering('patch', /^\/rest\/v1\/news/, () => HttpResponse.error());
    expect(await wrong()).toMatch(/a draft cannot be changed: no answer/);
    expect(await deployment.sql(LEFT)).toEqual([]);
  });
});
