// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { claimsOf, unsigned } from '../support/auth/tokens';
import { type Backend, startBackend } from '../support/database/backend';
import { type Difference, differences } from '../support/database/differences';
import { onHosted } from '../support/run/engines';

/** Sends each request of tests/support/database/differences.ts to the backend under test. */

let backend: Backend;
let tokens: Record<Difference['as'], string | undefined>;

beforeAll(async () => {
  backend = await startBackend();
  const { data } = await (await backend.signIn(DEMO_ADMIN)).auth.getSession();
  const admin = data.session?.access_token ?? '';
  tokens = { visitor: undefined, admin, 'unsigned token': unsigned(claimsOf(admin)) };
});

afterAll(() => backend?.close());

/** Replaces the timestamp's value, so that only its format is compared. */
const momentIn = (text: string): string =>
  text
    .replace(/.*"published_at"\s*:\s*"([^"]+)".*/s, '$1')
    .replace(/^[\d-]+/, '2026-11-21')
    .replace(/\d\d:\d\d:\d\d\.\d+/, '00:02:56.618');

async function shownBy(difference: Difference): Promise<string> {
  const { method, path, as, headers, body, shows } = difference;
  const token = tokens[as];
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  if (shows === 'moment') return momentIn(text);
  if (shows !== 'status') return response.headers.get(shows) ?? 'none';
  const code = /"code":"?(\w+)/.exec(text)?.[1] ?? '';
  return `${response.status} ${code}`.trim();
}

describe("the backend's response to", () => {
  it.each(differences.map((difference) => [difference.request, difference] as const))(
    '%s',
    async (_, difference) => {
      expect(await shownBy(difference)).toBe(onHosted ? difference.hosted : difference.embedded);
    },
  );
});
