-- Demo data for local runs: two users, news and notices. Running it again changes nothing that is
-- already there, so what was edited in the staff area stays.

do $$
begin
  if version() !~ 'wasm' then
    raise exception 'supabase/*.sql is demo data for local runs: never seed a real database with it';
  end if;
end
$$;

-- The passwords stand in supabase/embedded.ts; here are their bcrypt hashes.
insert into auth.users
  (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
   created_at, updated_at)
values
  ('00000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated',
   'admin@embassy.example', '$2b$10$/NslM6F6JWWckniuw/NMtOSOIHuS8GsKtLaq6JTo7wCnwYZDceSDS', now(), '{"provider": "email", "providers": ["email"]}',
   now(), now()),
  ('00000000-0000-4000-8000-000000000002', 'authenticated', 'authenticated',
   'visitor@embassy.example', '$2b$10$AkfwIq1qri5pYKUeAXkuEuvPXX5Nvp/R50JvdYfswsN6dEXFCpYba', now(), '{"provider": "email", "providers": ["email"]}',
   now(), now())
on conflict (id) do nothing;

insert into auth.identities
  (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true), now(), now()
from auth.users
where id in ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002')
on conflict (provider, provider_id) do nothing;

insert into public.profiles (id, role) values
  ('00000000-0000-4000-8000-000000000001', 'admin'),
  ('00000000-0000-4000-8000-000000000002', null)
on conflict (id) do nothing;

insert into public.news
  (id, title, slug, content, status, featured_image_url, author_id, published_at, created_at,
   category_id)
values
  ('10000000-0000-4000-8000-000000000001', 'Kenya Day of tea opens its doors', '',
   E'## Programme\n\nCome and taste.\n\n*This is a demonstration article.*', 'published',
   '/scenes/tea-hills.svg', '00000000-0000-4000-8000-000000000001', now() - interval '2 days',
   now() - interval '3 days', (select id from public.news_categories where slug = 'culture'))
on conflict (id) do nothing;
