import { fill, fillAudit, prepare, sampleOf } from '../../bench/database/articles';
import type { Sample } from '../../bench/database/sample';
import { type HostedDatabase, hostedDatabase } from '../hosted/database';
import type { Hosting } from '../hosted/project';

export const ARTICLES = 100_000;
const AUDIT_ENTRIES = 100_000;
/** Maximum number of stored versions of one item. */
const VERSIONS = 50;

/** Few articles are drafts or scheduled, as in an embassy's database. */
const OTHER_STATES = `
  update public.news set status = 'draft' where slug ~ '^number-[0-9]*00$';
  update public.news set published_at = now() + interval '1 day' where slug ~ '^number-[0-9]*050$'`;

/** The newest versions of one article, one of each other audited item, and a full bin. */
const historyOf = (article: string): string => `
  insert into public.versions (id, item_id, kind, snapshot, files)
  select id, item_id, 'news', '{"title": "Trade week"}', '{}' from public.audit
  where kind = 'news' and (item_id <> '${article}' or id in (
    select id from public.audit where item_id = '${article}' order by id desc limit ${VERSIONS}));
  insert into public.bin (item_id, kind, title, files, snapshot, deleted_at)
  select gen_random_uuid(), 'news', 'Deleted ' || n, '{}', '{}', now() - n * interval '1 hour'
  from generate_series(1, 100) as n`;

export interface FilledDatabase extends HostedDatabase {
  sample: Sample;
}

/** A hosted-like database with 100,000 articles and audit entries, versions and a full bin. */
export async function filledDatabase(hosting: Hosting): Promise<FilledDatabase> {
  const database = await hostedDatabase(hosting);
  await prepare(database);
  await fill(database, 1, ARTICLES);
  await database.sql(OTHER_STATES);
  const { article } = await sampleOf(database, ARTICLES);
  await fillAudit(database, AUDIT_ENTRIES, article);
  await database.sql(historyOf(article));
  for (const table of ['news', 'notices', 'versions', 'bin', 'news_totals']) {
    await database.sql(`vacuum analyze public.${table}`);
  }
  return { ...database, sample: await sampleOf(database, ARTICLES) };
}
