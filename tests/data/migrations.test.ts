import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What no migration may have, and neither the embedded database nor the rehearsal's rejects. */

const FOLDER = 'supabase/migrations';
const GROUP = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/** The parts of all migrations, without comments, that a regular expression matches. */
const matching = (pattern: RegExp, omitted: RegExp | string = ''): string[] =>
  readdirSync(FOLDER).flatMap((file) => {
    const sql = readFileSync(`${FOLDER}/${file}`, 'utf8').replace(/(^|\s)--.*$/gm, '$1');
    const parts = sql.replace(omitted, '').match(pattern) ?? [];
    return parts.map((part) => `${file}: ${part.replace(/\s+/g, ' ')}`);
  });

it('every UPDATE and DELETE has a WHERE, which hosted Supabase requires in functions, too', () => {
  const start = String.raw`\b(?:update\s+[\w.%$]+(?:\s+(?:as\s+)?\w+)?\s+set|delete\s+from)\b`;
  const changes = matching(new RegExp(`${start}(?:[^;()]|${GROUP})*`, 'gi'));
  const withoutGroups = changes.map((change) => change.replace(new RegExp(GROUP, 'g'), ''));
  expect(withoutGroups.filter((change) => !/^((?! loop ).)* where /i.test(change))).toEqual([]);
});

it('SECURITY DEFINER has an empty search_path, so that no caller chooses what names mean', () => {
  const bodies = /(\$\w*\$)[\s\S]*?\1/g;
  const definers = matching(/[^;]*security\s+definer[^;]*/gi, bodies);
  expect(definers.filter((statement) => !/search_path/i.test(statement))).toEqual([]);
  expect(matching(/[^;]*search_path(?! = '')[^;]*/gi, bodies)).toEqual([]);
});

it('text is executed as SQL only with quoted names, in two places', () => {
  const restore = `execute format( 'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', deleted.kind, (select string_agg(quote_ident(attname), ', ') from`;
  const dropSamples = `execute format('alter table public.%I alter column %I set statistics 0', sampled.relname, sampled.attname)`;
  const executed = matching(/\bexecute\b(?!\s+(?:function|on)\b)[^;]*/gi);
  const isAllowed = (statement: string) =>
    statement.includes(`: ${restore} `) || statement.endsWith(`: ${dropSamples}`);
  expect(executed.filter((statement) => !isAllowed(statement))).toEqual([]);
});
