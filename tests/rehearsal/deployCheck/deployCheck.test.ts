import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DEMO_VISITOR, DEMO_WRITER } from '../../../local/database/embedded';
import { checkSite } from '../../../scripts/deployCheck/checks';
import type { Middleware } from '../hosted/project';
import { type HostedSite, startSite } from '../hosted/site';
import { connect } from '../postgres/cluster';

/** `npm run deploy:check` on a site, and on the same site with one fault. */

/** GoTrue's `GET /settings` after a push of supabase/config.toml; `@supabase/lite` has none. */
const SETTINGS = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: true,
  mailer_autoconfirm: false,
};

const goTrueSettings: Middleware = (request, response, next) => {
  if (request.url !== '/auth/v1/settings') return next();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(SETTINGS));
};

let site: HostedSite;
let owner: ReturnType<typeof connect>;

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('the deployment check is tested by npm run rehearse');
  site = await startSite(hosting, inject('vercelOutput'), goTrueSettings);
  owner = connect(hosting.port, 'postgres', site.database);
});
afterAll(async () => {
  await owner?.end();
  await site?.close();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function wrong(): Promise<string[]> {
  const { url, publishableKey } = site;
  const found: string[] = [];
  for await (const { what, problem } of checkSite({
    url,
    publishableKey,
    stranger: DEMO_VISITOR,
    writer: DEMO_WRITER,
  })) {
    if (problem) found.push(what);
  }
  return found;
}

const { fetch: fetchFromSite } = globalThis;

/** Replaces the site's response to requests with this path. */
const respond = (path: RegExp, response: () => Response | Promise<Response>) => () =>
  void vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input));
    return path.test(pathname) ? response() : fetchFromSite(input, init);
  });

/** As Vercel responds where no rewrite matches. */
const unrouted = (path: RegExp) => respond(path, () => fetchFromSite(`${site.url}/deploy-check`));

const signUp = () => Response.json({ ...SETTINGS, disable_signup: false });

const leak = (rule: string): [fault: () => unknown, repair: string] => [
  () => owner.unsafe(`create policy leak on public.news for ${rule}`),
  'drop policy leak on public.news',
];

const faults: [what: string, fault: () => unknown, repair?: string][] = [
  ['pages and files have their headers', respond(/^\/admin$/, () => new Response(''))],
  ['pages and function answer', unrouted(/^\/api\/blob-delete/)],
  ['sign-up and anonymous sign-in are off, e-mail is on', respond(/settings$/, signUp)],
  ['other endpoints of Auth are closed', respond(/signup$/, () => new Response('{}'))],
  ['the schema public alone is exposed', respond(/^\/rest\/v1\/users$/, () => Response.json([]))],
  ['a visitor sees no draft', ...leak('select to anon using (true)')],
  ['a signed-in stranger sees no draft', ...leak('select to authenticated using (true)')],
  ['a writer publishes nothing', ...leak('insert to authenticated with check (true)')],
];

describe('the check of a deployment', () => {
  it('finds nothing wrong, and stores nothing', async () => {
    const articles = await owner.unsafe('select title from public.news');
    expect(await wrong()).toEqual([]);
    expect(await owner.unsafe('select title from public.news')).toEqual(articles);
  });

  it.each(faults)('finds a fault: %s', async (what, fault, repair) => {
    await fault();
    const found = await wrong().finally(() => repair && owner.unsafe(repair));
    expect(found).toEqual([what]);
  });
});

it('the SQL of docs/deployment.md makes an account an admin', async () => {
  const [, sql = ''] =
    /```sql\n\s*(insert into public.profiles[\s\S]*?)```/.exec(
      readFileSync('docs/deployment.md', 'utf8'),
    ) ?? [];
  await owner.unsafe(sql.replace('name@embassy.example', DEMO_WRITER.email));
  const roles = owner.unsafe(`select role from public.profiles
    where id = (select id from auth.users where email = '${DEMO_WRITER.email}')`);
  expect(await roles).toEqual([{ role: 'admin' }]);
});
