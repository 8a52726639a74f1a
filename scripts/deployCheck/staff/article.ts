import { randomUUID } from 'node:crypto';
import { parseDate } from '../../../src/lib/dates/moscowTime.ts';
import type { Db } from '../../../supabase/backup/site.ts';
import { type Finding, fine, messageOf, overall, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { jsonOf, type Site } from '../site.ts';
import type { Staff } from './testAdmin.ts';

interface Draft {
  id: string;
  slug: string;
  updatedAt: string;
}

const rowsOf = (data: unknown[] | null): number => data?.length ?? 0;

/** Updates the version that was read, as the form does (src/services/items/itemService.ts). */
function change(db: Db, { id, updatedAt }: Draft, title: string) {
  const at = parseDate(updatedAt).getTime();
  const [from, to] = [new Date(at - 1).toISOString(), new Date(at + 1).toISOString()];
  const query = db.from('news').update({ title }).eq('id', id);
  return query.gte('updated_at', from).lte('updated_at', to).select('id');
}

async function seenByVisitors(site: Site, { id, slug }: Draft): Promise<string[]> {
  const list = await site.requestApi(`/rest/v1/news?select=id&or=(id.eq.${id},slug.eq.${slug})`);
  const rows = jsonOf(list);
  const [feed, sitemap] = [
    await site.request('/feed.xml'),
    await site.request('/sitemap-news.xml'),
  ];
  return [
    ...(Array.isArray(rows) && rows.length === 0 ? [] : ['REST gives it']),
    ...(feed.text.includes(slug) ? ['it is in the feed'] : []),
    ...(sitemap.text.includes(slug) ? ['it is in the sitemap'] : []),
  ];
}

async function traces(db: Db, id: string): Promise<Finding[]> {
  const versions = await db.from('versions').select('id').eq('item_id', id).throwOnError();
  const audit = await db.from('audit').select('action').eq('item_id', id).throwOnError();
  return [
    overall(
      'both versions are stored',
      rowsOf(versions.data) === 2 ? [] : [`there are ${rowsOf(versions.data)}`],
      places.migrations,
    ),
    overall(
      'the audit has each change',
      rowsOf(audit.data) === 2 ? [] : [`there are ${rowsOf(audit.data)} entries`],
      places.migrations,
    ),
  ];
}

async function binned(db: Db, id: string): Promise<Finding> {
  await db.from('news').delete().eq('id', id).throwOnError();
  const { data } = await db.from('bin').select('item_id').eq('item_id', id).throwOnError();
  return rowsOf(data) === 1
    ? fine('a deleted draft lies in the bin')
    : wrong('a deleted draft is not in the bin', places.migrations);
}

async function save({ site, db }: Staff, id: string): Promise<Finding[]> {
  const title = `Deployment check ${id}`;
  const row = {
    id,
    title,
    content: 'Deleted by the check that made it.',
    status: 'draft',
  } as const;
  const saved = await db.from('news').insert(row).select('slug, updated_at').single();
  if (saved.error)
    return [wrong(`a draft cannot be saved: ${messageOf(saved.error)}`, places.migrations)];
  const draft: Draft = { id, slug: saved.data.slug, updatedAt: saved.data.updated_at };
  const seen = await seenByVisitors(site, draft);
  const changed = await change(db, draft, `${title}, changed`);
  if (changed.error)
    return [wrong(`a draft cannot be changed: ${messageOf(changed.error)}`, places.migrations)];
  const late = await change(db, draft, `${title}, by somebody else`).throwOnError();
  return [
    overall('a draft is saved, and visitors do not see it', seen, places.rights),
    rowsOf(changed.data) === 1
      ? fine('a draft is changed')
      : wrong('a change of a draft meets no row', places.migrations),
    rowsOf(late.data) === 0
      ? fine('a change of an older version is refused')
      : wrong('a change of an older version is let through', places.migrations),
    ...(await traces(db, id)),
    await binned(db, id),
  ];
}

/** Deletes the draft permanently, also after `save` has failed; reports when it still exists. */
async function undo(db: Db, id: string): Promise<Finding> {
  const fromList = await db.from('news').delete().eq('id', id);
  const fromBin = await db.from('bin').delete().eq('item_id', id);
  const listed = await db.from('news').select('id').eq('id', id);
  const inBin = await db.from('bin').select('item_id').eq('item_id', id);
  const responses = [fromList, fromBin, listed, inBin];
  const problems = responses.flatMap(({ error }) => (error ? [messageOf(error)] : []));
  if (problems.length > 0 || rowsOf(listed.data) + rowsOf(inBin.data) > 0) {
    problems.push(`the draft “Deployment check ${id}” is left`);
  }
  return overall('the draft is deleted for good', problems, places.staffArea);
}

/**
 * Checks saving with one draft (R7.10): creates and changes it, has a conflict rejected, deletes it, also
 * from the bin. Returns the findings; a step that throws becomes one with the outcome `wrong`.
 */
export async function checkArticle(staff: Staff): Promise<Finding[]> {
  const id = randomUUID();
  const findings: Finding[] = [];
  try {
    findings.push(...(await save(staff, id)));
  } catch (cause) {
    findings.push(wrong(`saving stopped: ${messageOf(cause)}`, places.migrations));
  } finally {
    findings.push(await undo(staff.db, id));
  }
  return findings;
}
