import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type HostedDatabase, hostedDatabase } from './project';

/**
 * supabase/deployHook.sql with stand-ins for the extensions of a hosted project, which Debian does
 * not have: pg_net records its calls, pg_cron the job, and the vault has one secret.
 */

const EXTENSIONS = `
  create schema net;
  create table net.calls (id bigint generated always as identity, url text);
  create table net._http_response (id bigint, status_code integer, timed_out boolean, error_msg text);
  create function net.http_post(url text) returns bigint language sql
    as 'insert into net.calls (url) values (url) returning id';
  create schema cron;
  create table cron.jobs (name text primary key, schedule text, command text);
  create function cron.schedule(name text, schedule text, command text) returns void language sql
    as 'insert into cron.jobs values ($1, $2, $3) on conflict (name) do nothing';
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets values ('deploy_hook', 'https://hook.example');
`;

const script = readFileSync('supabase/deployHook.sql', 'utf8').replaceAll(
  /^create extension.*$/gm,
  '',
);

let database: HostedDatabase;
beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('needs the server of the rehearsal');
  database = await hostedDatabase(hosting);
  await database.sql(EXTENSIONS);
  // The history is append-only, and these tests need older entries.
  await database.sql('alter table public.history disable trigger user');
  await database.sql(script);
});
afterAll(() => database.close());

const ARTICLE = `insert into public.news (title, slug, content, status, published_at)`;

/** Moves the latest request and all changes before it into the past. */
beforeEach(async () => {
  await database.sql(`
    delete from public.news; delete from public.notices; delete from public.alerts; delete from net.calls;
    delete from net._http_response;
    update public.history set occurred_at = occurred_at - interval '1 day';
    update private.deployments set requested_at = now() - interval '1 hour', request_id = 0;
  `);
});

/** Runs the job some times, and returns how often it has called the hook. */
async function callsAfter(runs: number): Promise<number> {
  await database.sql('select private.request_deployment();'.repeat(runs));
  return (await database.sql<{ url: string }>('select url from net.calls')).length;
}

describe('deploy hook', () => {
  it('is called by one job every minute, also after the script has run twice', async () => {
    await database.sql(script);
    expect(await database.sql('select name, schedule, command from cron.jobs')).toEqual([
      {
        name: 'request-deployment',
        schedule: '* * * * *',
        command: 'select private.request_deployment()',
      },
    ]);
  });

  it('is not called without a change, nor for a draft', async () => {
    expect(await callsAfter(1)).toBe(0);
    await database.sql(`${ARTICLE} values ('Tea', 'tea', 'Tea.', 'draft', null)`);
    expect(await callsAfter(1)).toBe(0);
  });

  it.each([
    ['an article is published', `${ARTICLE} values ('Tea', 'tea', 'Tea.', 'published', now())`],
    [
      'a notice is saved',
      `insert into public.notices (title, type, link) values ('Tea', 'link', 'https://mfa.go.ke')`,
    ],
  ])('is called once when %s, however often the job runs', async (_name, change) => {
    await database.sql(change);
    expect(await callsAfter(100)).toBe(1);
  });

  it('is called when a scheduled article appears', async () => {
    const soon = `now() + interval '1 hour'`;
    await database.sql(`${ARTICLE} values ('Tea', 'tea', 'Tea.', 'published', ${soon});
      update public.history set occurred_at = now() - interval '1 day'`);
    expect(await callsAfter(1)).toBe(0);
    await database.sql(`alter table public.news disable trigger user;
      update public.news set published_at = now() - interval '1 minute';
      alter table public.news enable trigger user;`);
    expect(await callsAfter(1)).toBe(1);
  });

  it('is called when an article is withdrawn or moved to the bin', async () => {
    const later = `update private.deployments set requested_at = now() - interval '10 minutes';
      update public.history set occurred_at = now() - interval '1 day'`;
    await database.sql(`${ARTICLE} values ('Tea', 'tea', 'Tea.', 'published', now())`);
    expect(await callsAfter(1)).toBe(1);
    await database.sql(`${later}; update public.news set status = 'draft'`);
    expect(await callsAfter(1)).toBe(2);
    await database.sql(`update public.news set status = 'published'; ${later};
      delete from public.news`);
    expect(await callsAfter(1)).toBe(3);
  });

  it('is called for a change during the pause when the pause is over', async () => {
    await database.sql(`update private.deployments set requested_at = now() - interval '4 minutes', request_id = 1;
      ${ARTICLE} values ('Tea', 'tea', 'Tea.', 'published', now())`);
    expect(await callsAfter(1)).toBe(0);
    await database.sql(
      `update private.deployments set requested_at = requested_at - interval '2 minutes'`,
    );
    expect(await callsAfter(1)).toBe(1);
  });

  it('is called again after the pause when a call is rejected', async () => {
    const rejected = `insert into net._http_response
      select request_id, 500, false, null from private.deployments`;
    await database.sql(rejected);
    expect(await callsAfter(1)).toBe(1);
    await database.sql(rejected);
    expect(await callsAfter(1)).toBe(1);
    await database.sql(
      `update private.deployments set requested_at = now() - interval '6 minutes'`,
    );
    expect(await callsAfter(1)).toBe(2);
  });
});
