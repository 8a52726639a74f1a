import { headers } from '../../hosting/headers.ts';

/** An account that the administrator names for the check. */
export interface Account {
  email: string;
  password: string;
}

export interface DeployedSite {
  /** Origin, without a trailing slash. */
  url: string;
  publishableKey: string;
  /** An account without a role. */
  stranger?: Account | undefined;
  writer?: Account | undefined;
}

/** What a check found, and where it is set; `problem` is missing if nothing is wrong. */
export interface Finding {
  what: string;
  problem?: string;
  where: string;
}

const DAY = 24 * 60 * 60 * 1000;
const RIGHTS = 'supabase/migrations, `supabase db push`';
const DEPLOYMENT = 'docs/deployment.md, section 3: variables, then a new deployment';
const SIGN_IN = 'docs/deployment.md, section 1: `supabase config push`';
/** Not stored even with the rights, because the title is empty; PostgreSQL checks rights first. */
const EMPTY_ARTICLE = { title: '', content: 'Deployment check', status: 'published' };

/**
 * Checks a deployed site, and yields a Finding for each check. Changes no data and sends no e-mail.
 * Leaves out the checks of an account that is not given.
 * @throws Error if no server responds, or if an account cannot sign in
 */
export async function* checkSite({ url, publishableKey, stranger, writer }: DeployedSite) {
  const ask = async (path: string, body?: object, session?: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        apikey: publishableKey,
        ...(body && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session}` }),
      },
      ...init,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** Returns the paths that answer with another status than is wanted; `''` for none. */
  const wrongStatuses = async (
    wanted: Record<string, number>,
    session?: string,
  ): Promise<string> => {
    const answers = Object.entries(wanted).map(async ([path, status]) => {
      const answer = await ask(path, undefined, session);
      return answer.status === status ? [] : [`${path} answers ${answer.status}`];
    });
    return (await Promise.all(answers)).flat().join('; ');
  };
  const signIn = async (account: Account): Promise<string> => {
    const { text } = await ask('/auth/v1/token?grant_type=password', account);
    const token = /"access_token":\s*"([^"]+)"/.exec(text)?.[1];
    if (!token) throw new Error(`${account.email} cannot sign in: ${text.slice(0, 80)}`);
    return token;
  };
  /**
   * Returns the queries of drafts and of what is scheduled that do not answer with an empty list;
   * `''` if a session, or a visitor without one, sees nothing.
   */
  const visibleDrafts = async (session?: string): Promise<string> => {
    const later = new Date(Date.now() + 60_000).toISOString();
    const queries = ['news?status=eq.draft', `news?published_at=gt.${later}`];
    queries.push('notices?status=eq.draft');
    const answers = queries.map(async (query) => {
      const { text } = await ask(`/rest/v1/${query}&select=id&limit=1`, undefined, session);
      return text === '[]' ? [] : [`${query}: ${text.slice(0, 80)}`];
    });
    return (await Promise.all(answers)).flat().join('; ');
  };
  /**
   * Tries to publish an article, which the database cannot store. Returns its answer if that is not
   * the refusal of the right to publish, else `''`.
   */
  const publishProblem = async (session?: string): Promise<string> => {
    const { status, text } = await ask('/rest/v1/news', EMPTY_ARTICLE, session);
    return text.includes('42501') ? '' : `${status} ${text.slice(0, 80)}`;
  };
  /** Returns the headers of a path that differ from hosting/headers.ts; `''` for none. */
  const wrongHeaders = async (path: string): Promise<string> => {
    const sent = (await ask(path)).headers;
    const wanted = new Map<string, string>();
    for (const { source, headers: values } of headers) {
      if (!new RegExp(`^${source}$`).test(path)) continue;
      for (const { key, value } of values) wanted.set(key, value);
    }
    const wrong = [...wanted].filter(([key, value]) => sent.get(key) !== value);
    return wrong.map(([key]) => `${path} has ${key}: ${sent.get(key)}`).join('; ');
  };
  const page = (await ask('/')).text;
  const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '/assets/none.js';
  const missing = (await ask('/deploy-check')).text;

  const checks: [what: string, where: string, problem: () => Promise<string>][] = [
    [
      'pages and files have their headers',
      'hosting/headers.ts',
      async () => {
        const paths = ['/', '/admin', '/deploy-check', '/rest/v1/news?limit=0', script];
        return (await Promise.all(paths.map(wrongHeaders))).filter(Boolean).join('; ');
      },
    ],
    [
      'security.txt is valid for six weeks',
      'public/.well-known/security.txt',
      async () => {
        const expires = /^Expires: (.+)$/m.exec((await ask('/.well-known/security.txt')).text)?.[1];
        return Date.parse(expires ?? '') > Date.now() + 42 * DAY ? '' : `it expires on ${expires}`;
      },
    ],
    [
      'pages and function answer',
      DEPLOYMENT,
      () =>
        wrongStatuses({
          ...{ '/ru/consular/passports': 200, '/admin/deploy-check': 200 },
          ...{ '/api/blob-list': 401, '/api/blob-upload': 405, '/api/blob-delete': 405 },
        }),
    ],
    [
      'the database answers, and only with a key',
      DEPLOYMENT,
      async () => {
        const path = '/rest/v1/news?select=id&limit=1';
        const keyless = await ask(path, undefined, undefined, { headers: {} });
        return keyless.status === 401
          ? wrongStatuses({ [path]: 200 })
          : `no key: ${keyless.status}`;
      },
    ],
    [
      'the Blob store answers',
      DEPLOYMENT,
      async () => {
        const { status, text } = await ask('/media/news/deploy-check.jpg');
        return status === 404 && text !== missing ? '' : `${status}, or the site's own page`;
      },
    ],
    [
      'addresses lead to pages of this site',
      'hosting/redirects.ts',
      async () => {
        const locations = ['/RU/Consular/Pets', '/en/%5Cdeploy-check.invalid/'].map(async (path) =>
          String((await ask(path)).headers.get('location')),
        );
        const [pets = '', other = ''] = await Promise.all(locations);
        return pets.endsWith('/ru/consular/pets') && !/^[/\\]{2}|:/.test(other)
          ? ''
          : `${pets}; ${other}`;
      },
    ],
    [
      'sign-up and anonymous sign-in are off, e-mail is on',
      SIGN_IN,
      async () => {
        const { text } = await ask('/auth/v1/settings');
        const set = (name: string, value: boolean) =>
          new RegExp(`"${name}":\\s*${value}`).test(text) ? [] : [`${name} is not ${value}`];
        return [
          ...[...set('disable_signup', true), ...set('mailer_autoconfirm', false)],
          ...[...set('anonymous_users', false), ...set('email', true)],
        ].join('; ');
      },
    ],
    [
      'other endpoints of Auth are closed',
      'hosting/rewrites.ts',
      async () => {
        const answers = await Promise.all(
          ['signup', 'otp', 'admin/users'].map((name) => ask(`/auth/v1/${name}`)),
        );
        return answers.every(({ text }) => text === missing) ? '' : 'one is forwarded';
      },
    ],
    [
      'the schema public alone is exposed',
      'supabase/config.toml, [api]',
      async () => {
        const headers = { apikey: publishableKey, 'accept-profile': 'auth' };
        const { text } = await ask('/rest/v1/users', undefined, undefined, { headers });
        return text.includes('PGRST106') ? '' : text.slice(0, 80);
      },
    ],
    ['a visitor sees no draft', RIGHTS, () => visibleDrafts()],
    ['a visitor publishes nothing', RIGHTS, () => publishProblem()],
  ];
  if (stranger) {
    const session = await signIn(stranger);
    checks.push(
      ['a signed-in stranger sees no draft', RIGHTS, () => visibleDrafts(session)],
      [
        'the function refuses a stranger',
        'api/_lib/staffDatabase.ts',
        () => wrongStatuses({ '/api/blob-list': 403 }, session),
      ],
    );
  }
  if (writer) {
    const session = await signIn(writer);
    checks.push(['a writer publishes nothing', RIGHTS, () => publishProblem(session)]);
  }
  for (const [what, where, check] of checks) {
    const problem = await check();
    const finding: Finding = problem ? { what, problem, where } : { what, where };
    yield finding;
  }
}
