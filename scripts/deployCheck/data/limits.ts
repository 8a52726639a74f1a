import { readFileSync } from 'node:fs';
import { type Finding, fine, look, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { jsonOf, type Site } from '../site.ts';

/** A number of supabase/config.toml. */
export function configured(name: string): number {
  const value = new RegExp(`^${name} = (\\d+)`, 'm').exec(
    readFileSync('supabase/config.toml', 'utf8'),
  );
  if (!value) throw new Error(`supabase/config.toml has no ${name}`);
  return Number(value[1]);
}

/** Lists that may be long enough to be cut; the last two are shown to admins alone. */
const LISTS = ['news', 'notices', 'audit', 'versions'];

/**
 * Whether longer lists are cut at `max_rows`.
 * @param bearer of an admin, who sees more lists
 */
export async function checkMaxRows(site: Site, bearer?: string): Promise<Finding> {
  const most = configured('max_rows');
  for (const table of LISTS) {
    const answer = await site.askApi(`/rest/v1/${table}?select=id&limit=${most * 5}`, {
      headers: { prefer: 'count=exact', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    });
    const rows = jsonOf(answer);
    const total = Number(answer.headers.get('content-range')?.split('/')[1]);
    if (!Array.isArray(rows) || !(total > most)) continue;
    return rows.length <= most
      ? fine(`lists are cut at ${rows.length} rows`)
      : wrong(`a list of ${rows.length} rows is given, not ${most}`, places.dataApi);
  }
  return look(
    `no list is longer than ${most} rows yet, so look whether max rows is ${most}`,
    places.dataApi,
  );
}

/** Limits that nobody can read over the network. */
export const unreadableLimits = (): Finding[] => [
  look(
    `limits of attempts: ${['sign_in_sign_ups', 'token_verifications', 'token_refresh'].map((name) => `${name} ${configured(name)}`).join(', ')}`,
    places.rateLimits,
  ),
  look('sessions end after 12 hours without activity (a paid plan)', places.sessions),
  look(
    `passwords have at least ${configured('minimum_password_length')} characters`,
    places.passwords,
  ),
  look('100 requests a minute to /api/ from one network address', places.firewall),
];
