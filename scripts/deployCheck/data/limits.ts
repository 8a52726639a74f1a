import { readFileSync } from 'node:fs';
import { type Finding, fine, look, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { jsonOf, type Site } from '../site.ts';

/**
 * Returns a number that supabase/config.toml sets: `configured('max_rows')`.
 * @param name the key; if several sections have it, the first counts
 * @throws Error where the file has no such key with a number
 */
export function configured(name: string): number {
  const value = new RegExp(`^${name} = (\\d+)`, 'm').exec(
    readFileSync('supabase/config.toml', 'utf8'),
  );
  if (!value) throw new Error(`supabase/config.toml has no ${name}`);
  return Number(value[1]);
}

/** Tables that may have more than `max_rows` rows; only admins read the last two. */
const LISTS = ['news', 'notices', 'audit', 'versions'];

/**
 * Checks that PostgREST cuts longer lists at `max_rows`, and returns one finding; it has the outcome
 * `look` while no list is long enough.
 * @param bearer access token of an admin, who reads more lists
 */
export async function checkMaxRows(site: Site, bearer?: string): Promise<Finding> {
  const maxRows = configured('max_rows');
  for (const table of LISTS) {
    const response = await site.requestApi(`/rest/v1/${table}?select=id&limit=${maxRows * 5}`, {
      headers: { prefer: 'count=exact', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    });
    const rows = jsonOf(response);
    const total = Number(response.headers.get('content-range')?.split('/')[1]);
    if (!Array.isArray(rows) || !(total > maxRows)) continue;
    return rows.length <= maxRows
      ? fine(`lists are cut at ${rows.length} rows`)
      : wrong(`a list of ${rows.length} rows is given, not ${maxRows}`, places.dataApi);
  }
  return look(
    `no list is longer than ${maxRows} rows yet, so look whether max rows is ${maxRows}`,
    places.dataApi,
  );
}

/**
 * Returns a finding with the outcome `look` for each limit that no request can read, for the
 * administrator to compare with supabase/config.toml.
 */
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
