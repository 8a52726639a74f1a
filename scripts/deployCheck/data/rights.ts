import { type Finding, overall } from '../finding.ts';
import { places } from '../places.ts';
import { jsonOf, type Site, shown } from '../site.ts';
import { isExpected, type Probe, visitorProbes } from './probes.ts';

async function problemOf(site: Site, probe: Probe): Promise<string[]> {
  const { method, path, json, what, allowed } = probe;
  const response = await site.requestApi(path, { method, json });
  if (isExpected(probe, response)) return [];
  return [`${what} is ${allowed ? 'not let through' : 'not refused'}: ${shown(response)}`];
}

async function hiddenArticles(site: Site): Promise<Finding> {
  const now = new Date().toISOString();
  const queries = {
    drafts: 'status=neq.published',
    'articles of the future': `published_at=gt.${now}`,
  };
  const problems: string[] = [];
  for (const [what, query] of Object.entries(queries)) {
    const response = await site.requestApi(`/rest/v1/news?select=id&limit=1&${query}`);
    const rows = jsonOf(response);
    if (!Array.isArray(rows)) problems.push(`asking for ${what}: ${shown(response)}`);
    else if (rows.length > 0) problems.push(`${what} are shown`);
  }
  return overall(
    'visitors find neither drafts nor articles of the future',
    problems,
    places.rights,
  );
}

/**
 * Checks the rights of visitors by the matrix (R6.1, supabase/rights.ts), with requests that change
 * nothing, and returns a finding for each table, for the functions, and for drafts and scheduled
 * articles. Rejects when no response comes within 20 s.
 */
export async function checkRights(site: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, probes } of visitorProbes()) {
    const problems = await Promise.all(probes.map((probe) => problemOf(site, probe)));
    const what = `visitors have the rights that are meant: ${about}`;
    findings.push(overall(what, problems.flat(), places.rights));
  }
  return [...findings, await hiddenArticles(site)];
}
