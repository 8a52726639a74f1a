import { HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkClosed } from '../../../scripts/deployCheck/data/closed';
import { checkMaxRows } from '../../../scripts/deployCheck/data/limits';
import { checkRights } from '../../../scripts/deployCheck/data/rights';
import { lineOf } from '../../../scripts/deployCheck/report';
import { siteOf } from '../../../scripts/deployCheck/site';
import { intercept, interceptDeployment, wrongLines } from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Databases that grant visitors more or less than supabase/rights.ts defines. */

let deployment: Deployment;

interceptDeployment();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

describe('deploy check of a database', () => {
  const faults = {
    'drafts are shown': [
      'create policy leak on public.news for select to anon using (true)',
      'drop policy leak on public.news',
      'visitors find neither drafts nor articles of the future: drafts are shown',
    ],
    'a hidden column is readable': [
      'grant select (author_id) on public.news to anon',
      'revoke select (author_id) on public.news from anon',
      'read news.author_id is not refused: 200',
    ],
    'the audit is readable': [
      'grant select on public.audit to anon',
      'revoke select on public.audit from anon',
      'read audit.id is not refused: 200',
    ],
    'roles are readable': [
      'grant select on public.profiles to anon',
      'revoke select on public.profiles from anon',
      'read profiles.role is not refused: 200',
    ],
    'notices may be added': [
      'grant insert on public.notices to anon',
      'revoke insert on public.notices from anon',
      'add to notices is not refused: 201',
    ],
    'the address of the site may be changed': [
      'grant update on public.site to anon',
      'revoke update on public.site from anon',
      'change site is not refused: 204',
    ],
    'articles may be deleted': [
      'grant delete on public.news to anon',
      'revoke delete on public.news from anon',
      'delete from news is not refused: 204',
    ],
    'notices are not readable': [
      'revoke select on public.notices from anon',
      'grant select on public.notices to anon',
      'read notices is not let through: 401 42501',
    ],
  };

  it.each(Object.entries(faults))('reports that %s', async (_, [fault = '', repair = '', line]) => {
    const rows = () =>
      deployment.sql(`select (select count(*) from public.news), (select count(*) from public.notices),
        (select count(*) from public.bin), (select address from public.site)`);
    const before = await rows();
    await deployment.sql(fault);
    const findings = await checkRights(deployment.site).finally(() => deployment.sql(repair));
    const lines = wrongLines(findings).join('\n');
    expect(await rows()).toEqual(before);
    expect(lines).toContain(line);
    expect(lines).toContain('supabase/rights.ts says what is meant');
  });

  it('reports that visitors can call functions for admins', async () => {
    // PostgreSQL's error for a write in the read-only transaction of a GET.
    intercept('get', /^\/rest\/v1\/rpc\/log_file_deletion/, () =>
      HttpResponse.json({ code: '25006', message: 'read-only transaction' }, { status: 405 }),
    );
    intercept('post', /^\/rest\/v1\/rpc\/has_admin_access/, () => HttpResponse.json(false));
    const lines = wrongLines(await checkRights(deployment.site)).join('\n');
    expect(lines).toContain('call log_file_deletion is not refused: 405 25006');
    expect(lines).toContain('call has_admin_access is not refused: 200 false');
  });

  it('reports that scheduled articles are visible', async () => {
    intercept('get', /published_at=gt\./, () => HttpResponse.json([{ id: 'x' }]));
    expect(wrongLines(await checkRights(deployment.site)).join()).toContain(
      'articles of the future are shown',
    );
  });
});

describe('deploy check of the Data API', () => {
  const wrong = async (supabaseUrl?: string) =>
    wrongLines(await checkClosed(siteOf({ ...deployment.settings, supabaseUrl }))).join('\n');

  it('reports that another schema is served', async () => {
    intercept('get', /^\/rest\/v1\/users/, (request) =>
      request.headers.get('accept-profile') === 'private' ? HttpResponse.json([]) : undefined,
    );
    expect(await wrong()).toMatch(
      /no other: private answers 200 .* → Supabase → Project Settings → Data API/,
    );
  });

  it('reports that the schema is described to visitors', async () => {
    intercept('get', /^\/rest\/v1\/$/, () =>
      HttpResponse.json({ swagger: '2.0', definitions: {} }),
    );
    expect(await wrong()).toContain('the description of the schema is open to visitors');
  });

  it('reports GraphQL only where it is enabled', async () => {
    const project = 'https://abcdefgh.supabase.co';
    const schema = { data: { __schema: { queryType: { name: 'Query' } } } };
    intercept('post', /^\/graphql\/v1$/, () => HttpResponse.json(schema));
    expect(await wrong(project)).toContain(
      'GraphQL at the Supabase project describes the database',
    );
    const message = 'pg_graphql extension is not enabled.';
    intercept('post', /^\/graphql\/v1$/, () => HttpResponse.json({ errors: [{ message }] }));
    expect(await wrong(project)).toBe('');
  });
});

describe('deploy check of long lists', () => {
  const line = async () => lineOf(await checkMaxRows(deployment.site));

  it('cannot check the limit while there are no long lists', async () => {
    expect(await line()).toMatch(/^look {4}no list is longer than 200 rows yet/);
  });

  it('accepts lists cut at 200 rows and reports longer ones', async () => {
    await deployment.sql(`insert into public.notices (title, type, link)
      select 'Notice ' || n, 'link', 'https://mfa.go.ke' from generate_series(1, 250) as n`);
    expect(await line()).toBe('fine    lists are cut at 200 rows');
    intercept('get', /^\/rest\/v1\/notices/, () =>
      HttpResponse.json(Array(250).fill({ id: 'x' }), {
        headers: { 'content-range': '0-249/250' },
      }),
    );
    expect(await line()).toMatch(
      /^WRONG {3}a list of 250 rows is given, not 200 → Supabase → Project Settings → Data API/,
    );
  });
});
