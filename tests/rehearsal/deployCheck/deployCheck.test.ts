import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { DemoUser } from '../../../local/database/embedded';
import { checkSite } from '../../../scripts/deployCheck/checks';
import type { Middleware } from '../hosted/gateway';
import type { Hosting, ProjectOptions } from '../hosted/project';
import { type HostedSite, startSite } from '../hosted/site';
import { connect, run } from '../postgres/cluster';

/** `npm run deploy:check` on a site by docs/deployment.md, and on the same site with one fault. */

/** An account to create. */
interface NewAccount extends DemoUser {
  /** A uuid. */
  id: string;
}

/** An account without a role. */
const STRANGER: NewAccount = {
  id: '00000000-0000-4000-8000-0000000000d2',
  email: 'stranger@embassy.example',
  password: 'a-stranger-in-2026',
};

const WRITER: NewAccount = {
  id: '00000000-0000-4000-8000-0000000000d3',
  email: 'writer@embassy.example',
  password: 'a-writer-in-2026',
};

const FIRST_ADMIN: NewAccount = {
  id: '00000000-0000-4000-8000-0000000000d1',
  email: 'first@embassy.example',
  password: 'the-first-admin-2026',
};

/**
 * SQL for what Authentication → Users → Add user with «Auto confirm» stores (docs/deployment.md,
 * section 2): an account that can sign in and has no role.
 */
const addUser = ({ id, email, password }: NewAccount): string => `
  insert into auth.users
    (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, created_at, updated_at)
  values ('${id}', 'authenticated', 'authenticated', '${email}',
    extensions.crypt('${password}', extensions.gen_salt('bf', 4)), now(),
    '{"provider": "email", "providers": ["email"]}', now(), now());
  insert into auth.identities (provider, provider_id, user_id, identity_data, created_at, updated_at)
  values ('email', '${id}', '${id}',
    '{"sub": "${id}", "email": "${email}", "email_verified": true}', now(), now());`;

/** The SQL of docs/deployment.md that the first admin runs in the SQL Editor. */
function sqlOfTheGuide(): string {
  const guide = readFileSync('docs/deployment.md', 'utf8');
  const blocks = [...guide.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const block = blocks.find((text) => text.includes('insert into public.profiles'));
  if (!block) throw new Error('docs/deployment.md has no SQL for the first admin');
  return block.replaceAll('name@embassy.example', FIRST_ADMIN.email);
}

/**
 * A new project as docs/deployment.md, sections 1 and 2, creates it: the migrations by `supabase db
 * push`, accounts by «Add user», and the guide's SQL.
 */
const projectByGuide = ({ migrated, port }: Hosting): ProjectOptions => ({
  template: migrated,
  prepare: (database) =>
    run(
      port,
      'postgres',
      database,
      `${[FIRST_ADMIN, STRANGER, WRITER].map(addUser).join('')} ${sqlOfTheGuide()}
      insert into public.profiles (id, role) values ('${WRITER.id}', 'writer');`,
    ),
});

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
  const project = { ...projectByGuide(hosting), before: goTrueSettings };
  site = await startSite(hosting, inject('vercelOutput'), project);
  owner = connect(hosting.port, 'postgres', site.database);
  await owner.unsafe(`insert into public.news (title, content) values ('A draft', 'Text')`);
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
    stranger: STRANGER,
    writer: WRITER,
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

const faults: [what: string, fault: () => unknown, repair?: string][] = [
  ['pages and files have their headers', respond(/^\/admin$/, () => new Response(''))],
  ['security.txt is valid for six weeks', respond(/security/, () => new Response('Expires: 2026'))],
  ['pages and function answer', unrouted(/^\/api\/blob-delete/)],
  ['the Blob store answers', unrouted(/^\/media\//)],
  ['addresses lead to pages of this site', unrouted(/^\/RU\//)],
  ['sign-up and anonymous sign-in are off, e-mail is on', respond(/settings$/, signUp)],
  ['other endpoints of Auth are closed', respond(/signup$/, () => new Response('{}'))],
  ['the schema public alone is exposed', respond(/^\/rest\/v1\/users$/, () => Response.json([]))],
  [
    'a visitor sees no draft',
    () => owner.unsafe('create policy leak on public.news for select to anon using (true)'),
    'drop policy leak on public.news',
  ],
  [
    'a signed-in stranger sees no draft',
    () =>
      owner.unsafe('create policy leak on public.news for select to authenticated using (true)'),
    'drop policy leak on public.news',
  ],
  [
    'a writer publishes nothing',
    () =>
      owner.unsafe(
        'create policy leak on public.news for insert to authenticated with check (true)',
      ),
    'drop policy leak on public.news',
  ],
];

describe('the check of a deployment', () => {
  it('finds nothing wrong in a new project made by the guide, and stores nothing', async () => {
    expect(await wrong()).toEqual([]);
    expect(await owner.unsafe('select title from public.news')).toEqual([{ title: 'A draft' }]);
  });

  it.each(faults)('finds a fault: %s', async (what, fault, repair) => {
    await fault();
    const found = await wrong().finally(() => repair && owner.unsafe(repair));
    expect(found).toEqual([what]);
  });
});
