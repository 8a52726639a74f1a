/**
 * Mozilla's HTTP Observatory as data: ten tests, each with its results from best to worst and the
 * modifier of each to a score that begins at 100. Written after "HTTP Observatory: tests and
 * scoring" (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), algorithm version 4.
 * Results that only a scan over the network can have (certificates, the preload list) count as 0.
 */

export interface ScannedSite {
  /** Of the response to `/` over HTTPS. */
  headers: Headers;
  scripts: { src: string; integrity: string | null }[];
  cookies: string[];
}

type Policy = Map<string, string[]>;

type When = (site: ScannedSite, policy: Policy) => boolean;
type Rule = { result: string; modifier: number; when: When };

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];

function policyOf({ headers }: ScannedSite): Policy {
  const parts = (headers.get('content-security-policy') ?? '').toLowerCase().split(';');
  const directives = parts.map((part) => part.trim().split(/\s+/)).filter(([name]) => name);
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const sources = (policy: Policy, name: string): string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];
const some = (list: string[], bad: string[]): boolean => list.some((one) => bad.includes(one));
const insecure = (list: string[]): boolean => list.some((one) => /^(?:http|ftp):/.test(one));
const header = ({ headers }: ScannedSite, name: string): string =>
  (headers.get(name) ?? '').trim().toLowerCase();
const maxAge = (site: ScannedSite): number =>
  Number(/max-age=(\d+)/.exec(header(site, 'strict-transport-security'))?.[1] ?? Number.NaN);
const isForeign = ({ src }: { src: string }): boolean => /^(?:https?:)?\/\//.test(src);
const PASSIVE = ['img-src', 'media-src'];
const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const always = () => true;

/** The first rule of a test that applies counts; the last rule always applies. */
const rules: Record<string, Rule[]> = {
  'content-security-policy': [
    { result: 'not-implemented', modifier: -25, when: (_, policy) => policy.size === 0 },
    {
      result: 'unsafe-inline',
      modifier: -20,
      when: (_, policy) =>
        some(sources(policy, 'script-src'), [...BROAD, ...INLINE]) ||
        some(sources(policy, 'object-src'), BROAD),
    },
    {
      result: 'insecure-scheme',
      modifier: -20,
      when: (_, policy) =>
        insecure([...policy].flatMap(([name, list]) => (PASSIVE.includes(name) ? [] : list))),
    },
    {
      result: 'unsafe-eval',
      modifier: -10,
      when: (_, policy) =>
        some(
          [...sources(policy, 'script-src'), ...sources(policy, 'style-src')],
          ["'unsafe-eval'"],
        ),
    },
    {
      result: 'insecure-scheme-in-passive-content',
      modifier: -10,
      when: (_, policy) => PASSIVE.some((name) => insecure(sources(policy, name))),
    },
    {
      result: 'unsafe-inline-in-style-src-only',
      modifier: 0,
      when: (_, policy) => some(sources(policy, 'style-src'), [...BROAD, ...INLINE]),
    },
    {
      result: 'no-unsafe-default-src-none',
      modifier: 10,
      when: (_, policy) => policy.get('default-src')?.join() === "'none'",
    },
    { result: 'no-unsafe', modifier: 5, when: always },
  ],
  cookies: [
    { result: 'not-found', modifier: 0, when: ({ cookies }) => cookies.length === 0 },
    { result: 'found', modifier: -40, when: always },
  ],
  'cross-origin-resource-sharing': [
    {
      result: 'universal-access',
      modifier: -50,
      when: (site) => header(site, 'access-control-allow-credentials') === 'true',
    },
    { result: 'not-implemented-or-public', modifier: 0, when: always },
  ],
  // Vercel redirects http to https on the same host.
  redirection: [{ result: 'to-https', modifier: 0, when: always }],
  'referrer-policy': [
    {
      result: 'not-implemented',
      modifier: 0,
      when: (site) => header(site, 'referrer-policy') === '',
    },
    {
      result: 'private',
      modifier: 5,
      when: (site) => PRIVATE.test(header(site, 'referrer-policy').split(/,\s*/).at(-1) ?? ''),
    },
    { result: 'unsafe', modifier: -5, when: always },
  ],
  'strict-transport-security': [
    {
      result: 'not-implemented-or-invalid',
      modifier: -20,
      when: (site) => Number.isNaN(maxAge(site)),
    },
    { result: 'less-than-six-months', modifier: -10, when: (site) => maxAge(site) < 15_552_000 },
    // The preload list would add 5, but requires a submission to hstspreload.org.
    { result: 'at-least-six-months', modifier: 0, when: always },
  ],
  'subresource-integrity': [
    {
      result: 'external-scripts-not-loaded-securely',
      modifier: -50,
      when: ({ scripts }) => scripts.some(({ src }) => /^(?:http:)?\/\//.test(src)),
    },
    {
      result: 'external-scripts-without-integrity',
      modifier: -5,
      when: ({ scripts }) => scripts.some((one) => isForeign(one) && !one.integrity),
    },
    {
      result: 'implemented',
      modifier: 5,
      when: ({ scripts }) => scripts.some(({ integrity }) => integrity),
    },
    { result: 'all-scripts-from-secure-origin', modifier: 0, when: always },
  ],
  'x-content-type-options': [
    {
      result: 'nosniff',
      modifier: 0,
      when: (site) => header(site, 'x-content-type-options') === 'nosniff',
    },
    { result: 'not-implemented-or-invalid', modifier: -5, when: always },
  ],
  'x-frame-options': [
    { result: 'via-csp', modifier: 5, when: (_, policy) => policy.has('frame-ancestors') },
    {
      result: 'sameorigin-or-deny',
      modifier: 0,
      when: (site) => /^(?:deny|sameorigin)$/.test(header(site, 'x-frame-options')),
    },
    { result: 'not-implemented-or-invalid', modifier: -20, when: always },
  ],
  'cross-origin-resource-policy': [
    {
      result: 'same-origin-or-same-site',
      modifier: 10,
      when: (site) => /^same-(?:origin|site)$/.test(header(site, 'cross-origin-resource-policy')),
    },
    {
      result: 'not-implemented-or-cross-origin',
      modifier: 0,
      when: (site) => /^(?:|cross-origin)$/.test(header(site, 'cross-origin-resource-policy')),
    },
    { result: 'invalid', modifier: -5, when: always },
  ],
};

/** The Observatory adds bonuses only to a score of 90 or more without them. */
const ENOUGH_FOR_BONUS = 90;

/** Returns the score and the result of every test. */
export function scan(site: ScannedSite): { score: number; results: Record<string, string> } {
  const policy = policyOf(site);
  const found = Object.entries(rules).map(([test, list]) => {
    const rule = list.find(({ when }) => when(site, policy));
    if (!rule) throw new Error(`no rule of ${test} applies`);
    return { test, ...rule };
  });
  const sum = (list: { modifier: number }[]) => list.reduce((all, one) => all + one.modifier, 100);
  const without = sum(found.filter(({ modifier }) => modifier < 0));
  return {
    score: Math.max(0, without >= ENOUGH_FOR_BONUS ? sum(found) : without),
    results: Object.fromEntries(found.map(({ test, result }) => [test, result])),
  };
}
