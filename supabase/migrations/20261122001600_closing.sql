-- "The Embassy is closed": the closed day and its alert, both or neither.

-- Returns the id of the alert. The caller's rights decide, as for each table alone.
create function public.close_embassy(key text, day jsonb, alert jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  alert_id uuid;
begin
  insert into public.facts (key, value) values (close_embassy.key, jsonb_build_object('is', day));
  insert into public.alerts (level, text_en, text_ru, starts_at, ends_at)
  values (
    (alert ->> 'level')::public.alert_level, alert ->> 'text_en', alert ->> 'text_ru',
    (alert ->> 'starts_at')::timestamptz, (alert ->> 'ends_at')::timestamptz
  )
  returning id into alert_id;
  return alert_id;
end
$$;

revoke all on function public.close_embassy(text, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.close_embassy(text, jsonb, jsonb) to authenticated;

select private.drop_samples();
