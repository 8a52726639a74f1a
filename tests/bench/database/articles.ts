import type { MigratedDatabase } from '../../support/database/backend';
import type { Sample } from './sample';

/** Fills a database with many articles for measurements. */

export const STAFF = '00000000-0000-4000-8000-00000000000a';

/** Inserts an admin and notices, and disables triggers that only slow down the filling. */
export async function prepare({ sql }: MigratedDatabase): Promise<void> {
  await sql(`insert into auth.users (id, email) values ('${STAFF}', 'staff@embassy.example')`);
  await sql(`insert into public.profiles (id, role) values ('${STAFF}', 'admin')`);
  await sql(`select set_config('request.jwt.claim.sub', '${STAFF}', false)`);
  await sql(`insert into public.site (address) values ('https://embassy.example')`);
  await sql(`insert into public.notices (title, type, link, created_at)
    select 'Notice ' || n, 'link', 'https://mfa.go.ke', now() - n * interval '1 day'
    from generate_series(1, 200) as n`);
  // Triggers on single rows would take most of the time without changing these rows. The trigger
  // for the stored totals stays enabled.
  const single = [
    '1_slug',
    '3_insert',
    '4_image_texts',
    '5_text',
    'audited',
    'versioned',
    'slug_given',
  ];
  for (const trigger of single) {
    await sql(`alter table public.news disable trigger news_${trigger}`);
  }
  for (const check of ['featured_image_url_web', 'additional_images_web', 'youtube_url_youtube']) {
    await sql(`alter table public.news drop constraint news_${check}`);
  }
  for (const texts of ['image_texts', 'translated_image_texts']) {
    await sql(`alter table public.news drop constraint news_${texts}_shape`);
  }
}

/** Inserts the articles numbered `from` to `to`; the highest number is the oldest. */
export async function fill({ sql }: MigratedDatabase, from: number, to: number): Promise<void> {
  await sql(`
    insert into public.news
      (title, slug, content, status, published_at, created_at, category_id, featured_image_url,
        language, text_changed_at, translation_state)
    select 'Trade week number ' || n || ' opens at the Embassy in Moscow', 'number-' || n,
      repeat('Exporters of tea, coffee and flowers meet buyers from both countries. ', 6),
      'published', now() - n * interval '7 minutes', now() - n * interval '7 minutes',
      (array(select id from public.news_categories order by slug))[1 + n % 6],
      '/scenes/tea-hills.svg', 'en', now(),
      case when n % 1000 = 0 then 'outdated' else 'ru_missing' end
    from generate_series(${from}, ${to}) as n`);
  await sql('vacuum analyze public.news');
}

/** The ids that the queries use, in a database of `size` articles. */
export async function sampleOf({ sql }: MigratedDatabase, size: number): Promise<Sample> {
  const middle = size / 2;
  const [culture] = await sql<{ id: string }>(
    `select id from public.news_categories where slug = 'culture'`,
  );
  const oldest = await sql<{ id: string }>(
    `select id from public.news order by published_at, id limit 10`,
  );
  const [article] = await sql<{ id: string }>(
    `select id from public.news where slug = 'number-${middle}'`,
  );
  const [version] = await sql<{ id: string }>('select max(id) as id from public.versions');
  return {
    last: size / 10,
    culture: culture?.id ?? '',
    article: article?.id ?? '',
    middle,
    ten: oldest.map(({ id }) => id),
    version: Number(version?.id ?? 0),
    staff: STAFF,
  };
}

/** Inserts audit entries, a tenth of them about one article. */
export async function fillAudit(
  { sql }: MigratedDatabase,
  entries: number,
  article: string,
): Promise<void> {
  await sql(`insert into public.audit (occurred_at, actor_id, actor_name, kind, action, item_id, title, changes)
    select now() - n * interval '1 minute', '${STAFF}', 'staff@embassy.example', 'news', 'change',
      case n % 10 when 0 then '${article}'::uuid else gen_random_uuid() end,
      'Trade week number ' || n, '{"title": ["Trade week", "Trade week in Moscow"]}'
    from generate_series(1, ${entries}) as n`);
  await sql('vacuum analyze public.audit');
}
