-- Builds the site again after changes that visitors see (decision 0040). Optional
-- (docs/deployment.md switches it on and off), and therefore no migration. Can be run again.

create extension if not exists pg_net;
create extension if not exists pg_cron;

create table if not exists private.deployments (
  singleton boolean primary key default true constraint deployments_one_row check (singleton),
  -- The latest request: what visitors see has been built up to this time.
  requested_at timestamptz not null default now(),
  -- Its id in net._http_response; null before the first request.
  request_id bigint
);
alter table private.deployments enable row level security;
insert into private.deployments default values on conflict do nothing;

-- Whether what visitors see has changed since a time: a save, a deletion, a scheduled article that
-- has appeared, a notice or alert that has begun or ended.
create or replace function private.has_visible_change(since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.history
    where occurred_at > since and (
      kind in ('notices', 'alerts', 'facts')
      or kind = 'news' and (item ->> 'status' = 'published' or action = 'change' and changes ? 'status')
    )
  ) or exists (
    select from public.news where status = 'published' and published_at > since and published_at <= now()
  ) or exists (
    select from public.notices
    where status = 'published' and (
      starts_at > since and starts_at <= now() or ends_at > since and ends_at <= now()
    )
  ) or exists (
    select from public.alerts
    where starts_at > since and starts_at <= now() or ends_at > since and ends_at <= now()
  )
$$;

-- Calls the deploy hook (its URL is the secret `deploy_hook` of the vault) after a visible change,
-- at most once in `pause`; after a failed call again.
create or replace function private.request_deployment(pause interval default '5 minutes') returns void
language plpgsql set search_path = ''
as $$
declare
  latest private.deployments;
  hook text := (select decrypted_secret from vault.decrypted_secrets where name = 'deploy_hook');
  failed boolean;
begin
  -- A run that takes longer than a minute must not meet the next one.
  select * into latest from private.deployments for update skip locked;
  if latest is null or hook is null then
    return;
  end if;
  failed := exists (
    select from net._http_response
    where id = latest.request_id
      and (timed_out or error_msg is not null or status_code not between 200 and 299)
  );
  if latest.request_id is not null and now() < latest.requested_at + pause then
    return;
  end if;
  -- Ten seconds earlier, because a save that was uncommitted at the request was not built.
  if not failed and not private.has_visible_change(latest.requested_at - interval '10 seconds') then
    return;
  end if;
  update private.deployments
  set requested_at = now(), request_id = net.http_post(url => hook);
end
$$;

-- Every minute. A job of the same name is replaced.
select cron.schedule('request-deployment', '* * * * *', 'select private.request_deployment()');
