import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { checkDeployment } from '../../../scripts/deployCheck/check';
import type { Finding } from '../../../scripts/deployCheck/finding';
import { places } from '../../../scripts/deployCheck/places';
import type { Middleware } from '../hosted/gateway';
import { projectByGuide } from '../hosted/guide';
import { type HostedSite, startSite } from '../hosted/site';
import { connect } from '../postgres/cluster';

/**
 * `npm run deploy:check` on a site that docs/deployment.md creates (migrations pushed by the CLI, the first admin by
 * the guide's SQL, the output of `vercel build`), and on the same site with one broken setting.
 */

/** GoTrue's `GET /settings` after supabase/config.toml has been pushed; `@supabase/lite` has no such endpoint. */
const SETTINGS = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: true,
  mailer_autoconfirm: false,
  sms_provider: '',
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
  vi.unstubAllEnvs();
});

async function findings(): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const subject of checkDeployment(site.url, site.publishableKey)) {
    all.push(...subject.findings);
  }
  return all;
}

const rows = () =>
  owner.unsafe(`select (select count(*) from public.news) as news, (select count(*) from public.notices) as notices,
    (select count(*) from public.revisions) as revisions, (select count(*) from public.audit) as audit,
    (select count(*) from auth.users) as users, (select count(*) from auth.sessions) as sessions`);

const { fetch: fetchFromSite } = globalThis;

/** Replaces the site's response to requests whose path and query match. */
function respond(path: RegExp, response: (request: Request) => Response | Promise<Response>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    return path.test(pathname + search) ? response(request) : fetchFromSite(input, init);
  });
}

const alterHeader = (path: RegExp, name: string, value: string) =>
  respond(path, async (request) => {
    const response = await fetchFromSite(request);
    const headers = new Headers(response.headers);
    headers.set(name, value);
    return new Response(await response.text(), { status: response.status, headers });
  });

/** As Vercel responds where no rewrite matches. */
const removeRewrite = (path: RegExp) =>
  respond(path, () => fetchFromSite(`${site.url}/deploy-check`));

const settings = (change: object) =>
  respond(/^\/auth\/v1\/settings$/, () => Response.json({ ...SETTINGS, ...change }));

const authError = (code: string) => Response.json({ error_code: code }, { status: 400 });

const securityTxt = (expires: number) =>
  respond(/security\.txt$/, () => {
    const text = readFileSync('public/.well-known/security.txt', 'utf8');
    const date = new Date(expires).toISOString();
    return new Response(text.replace(/^Expires: .*$/m, `Expires: ${date}`));
  });

interface Broken {
  /** Breaks the site by requests of the test, or by SQL, which `repair` undoes. */
  fault: string | (() => void);
  repair?: string;
  /** The findings that are wrong. */
  wrong: string[];
  where: string;
}

const NO_PAGE = 'it gets the 404 page of the site';

const broken: Record<string, Broken> = {
  'a header is another': {
    fault: () => alterHeader(/^\/admin$/, 'content-security-policy', 'default-src *'),
    wrong: ['content-security-policy: /admin has default-src *'],
    where: places.headers,
  },
  'scripts are not cached': {
    fault: () => alterHeader(/^\/assets\/.*js$/, 'cache-control', 'no-store'),
    wrong: ['cache-control: /assets/'],
    where: places.headers,
  },
  'security.txt has expired': {
    fault: () => securityTxt(Date.now() - 24 * 60 * 60 * 1000),
    wrong: ['/.well-known/security.txt is valid: it expired on '],
    where: places.securityTxt,
  },
  'no rewrite leads to the database': {
    fault: () => removeRewrite(/^\/rest\/v1\//),
    wrong: [
      `/rest/v1 reaches the database: ${NO_PAGE}`,
      `/rest/v1 refuses requests without a key: ${NO_PAGE}`,
    ],
    where: places.supabaseUrl,
  },
  'no rewrite leads to the Blob store': {
    fault: () => removeRewrite(/^\/media\//),
    wrong: [`/media reaches a Blob store: ${NO_PAGE}`],
    where: places.blobToken,
  },
  'no rewrite leads to the function': {
    fault: () => removeRewrite(/^\/api\/blob-delete/),
    wrong: [`/api/blob-delete reaches the function: ${NO_PAGE}`],
    where: places.build,
  },
  'the function has no token': {
    fault: () => void vi.stubEnv('BLOB_READ_WRITE_TOKEN', ''),
    wrong: ['/api/blob-list reaches the function: it answers 503 store_unavailable'],
    where: places.functionVariables,
  },
  'the staff area has no page': {
    fault: () => removeRewrite(/^\/admin\/./),
    wrong: [`/admin/deploy-check gets a page of the build: ${NO_PAGE}`],
    where: places.build,
  },
  'sign-in by e-mail is off': {
    fault: () => settings({ external: { ...SETTINGS.external, email: false } }),
    wrong: ['sign-in by e-mail is on: not so'],
    where: places.emailProvider,
  },
  'the settings allow sign-up': {
    fault: () => settings({ disable_signup: false }),
    wrong: ['sign-up is off: not so'],
    where: places.signUp,
  },
  'sign-up is forwarded': {
    fault: () => respond(/^\/auth\/v1\/signup$/, () => authError('signup_disabled')),
    wrong: ['/auth/v1 forwards only what the site uses: signup answers 400 signup_disabled'],
    where: places.rewrites,
  },
  'a redirect leads to another site': {
    fault: () =>
      respond(
        /^\/en\//,
        () => new Response(null, { status: 308, headers: { location: '/\\x.invalid' } }),
      ),
    wrong: ['no address leads to another site: /en/%5Cdeploy-check.invalid/ leads to /\\x.invalid'],
    where: places.redirects,
  },
  'capitals are not redirected': {
    fault: () => removeRewrite(/^\/RU\//),
    wrong: ['an address in capitals leads to its page: /RU/Consular/Pets answers 404'],
    where: places.rewrites,
  },
  'a missing script is cached as a script': {
    fault: () => alterHeader(/no-such-file\.js$/, 'cache-control', 'public, immutable'),
    wrong: ['browsers do not keep that a script is missing: 404, public, immutable'],
    where: places.headers,
  },
  'responses of the database are cached': {
    fault: () =>
      alterHeader(/^\/rest\/v1\/news\?select=id&limit=1$/, 'cache-control', 'max-age=60'),
    wrong: [
      'cache-control of database and Auth is no-store: /rest/v1/news?select=id&limit=1 has max-age=60',
    ],
    where: places.headers,
  },
  'anonymous sign-in is on': {
    fault: () => settings({ external: { ...SETTINGS.external, anonymous_users: true } }),
    wrong: ['anonymous sign-in is off: not so'],
    where: places.anonymous,
  },
  'e-mail addresses are not confirmed': {
    fault: () => settings({ mailer_autoconfirm: true }),
    wrong: ['e-mail addresses have to be confirmed: not so'],
    where: places.confirmations,
  },
  'sign-in by phone has no provider': {
    fault: () => settings({ external: { ...SETTINGS.external, phone: true } }),
    wrong: ['sign-in by phone is off, or has a provider: not so'],
    where: places.phoneProvider,
  },
  'a CAPTCHA is required': {
    fault: () => respond(/^\/auth\/v1\/token/, () => authError('captcha_failed')),
    wrong: ['a wrong password is refused for no other reason: 400 captcha_failed'],
    where: places.captcha,
  },
  'a hidden column is readable': {
    fault: 'grant select (author_id) on public.news to anon',
    repair: 'revoke select (author_id) on public.news from anon',
    wrong: ['news: reading news.author_id is not refused: 200'],
    where: places.rights,
  },
  // Not to a table of what staff write, because its trigger refuses visitors as well.
  'categories may be added': {
    fault: 'grant insert on public.news_categories to anon',
    repair: 'revoke insert on public.news_categories from anon',
    wrong: ['news_categories: adding is not refused: 201'],
    where: places.rights,
  },
  'the address of the site may be changed': {
    fault: 'grant update on public.site to anon',
    repair: 'revoke update on public.site from anon',
    wrong: ['site: changing is not refused: 204'],
    where: places.rights,
  },
  'articles may be deleted': {
    fault: 'grant delete on public.news to anon',
    repair: 'revoke delete on public.news from anon',
    wrong: ['news: deleting is not refused: 204'],
    where: places.rights,
  },
  'earlier addresses are not readable': {
    fault: 'revoke select on public.earlier_slugs from anon',
    repair: 'grant select on public.earlier_slugs to anon',
    wrong: ['earlier_slugs: reading earlier_slugs is refused: 401 42501'],
    where: places.rights,
  },
  'drafts are found': {
    fault: 'create policy leak on public.news for select to anon using (true)',
    repair: 'drop policy leak on public.news',
    wrong: ['drafts, and what is scheduled or has ended, are hidden: drafts of articles: 200'],
    where: places.rights,
  },
  'another schema is exposed': {
    fault: () => respond(/^\/rest\/v1\/users/, () => Response.json([])),
    wrong: ['the schema public is exposed, and no other: private answers 200 []'],
    where: places.dataApi,
  },
};

describe('deploy check', () => {
  it('finds nothing wrong in a new project made by the guide, and changes nothing', async () => {
    const before = await rows();
    const all = await findings();
    expect(all.filter(({ outcome }) => outcome !== 'fine' && outcome !== 'look')).toEqual([]);
    expect(all.filter(({ outcome }) => outcome === 'fine').length).toBeGreaterThan(40);
    expect(await rows()).toEqual(before);
  });

  it.each(Object.entries(broken))('reports that %s', async (_, { fault, repair, wrong, where }) => {
    const before = await rows();
    if (typeof fault === 'string') await owner.unsafe(fault);
    else fault();
    const all = await findings().finally(() => repair && owner.unsafe(repair));
    expect(all.filter(({ outcome }) => outcome === 'WRONG')).toEqual(
      wrong.map((what) => ({ outcome: 'WRONG', what: expect.stringContaining(what), where })),
    );
    expect(await rows()).toEqual(before);
  });

  it('asks for a new date before security.txt expires', async () => {
    securityTxt(Date.now() + 20.5 * 24 * 60 * 60 * 1000);
    const what = expect.stringContaining('security.txt expires in 20 days');
    expect(await findings()).toContainEqual({ outcome: 'look', what, where: places.securityTxt });
  });
});

const command = (
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> =>
  new Promise((done) => {
    const options = { env: { PATH: process.env.PATH, ...env } };
    const child = spawn(process.execPath, ['scripts/deployCheck/run.mjs', ...args], options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    child.once('close', (code) => done({ code, output }));
  });

describe('npm run deploy:check', () => {
  it('exits with 0 when nothing is wrong', async () => {
    const env = { SUPABASE_PUBLISHABLE_KEY: site.publishableKey };
    const { code, output } = await command([`${site.url}/`], env);
    expect(output).toMatch(/^0 wrong of \d+ checks$/m);
    expect(code).toBe(0);
  });

  it('exits with 1 and says what is wrong and where to change it', async () => {
    const env = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_another_project' };
    const { code, output } = await command([site.url], env);
    expect(output).toMatch(
      /WRONG {3}\/rest\/v1 reaches the database: it answers 401 .*\n +→ SUPABASE_PUBLISHABLE_KEY/,
    );
    expect(output).toMatch(
      /untried all of it\n +→ the database gives no list of news: see Rewrites/,
    );
    expect(code).toBe(1);
  });

  it.each([
    [[], 'name an address: npm run deploy:check -- https://embassy.example'],
    [['embassy'], 'embassy is not an address such as https://embassy.example'],
    [['http://127.0.0.1:9'], 'deploy:check stopped: fetch failed'],
  ])('with %j prints one line and exits with 1', async (args, line) => {
    const { code, output } = await command(args, { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' });
    expect(output).toContain(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});
