import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeployment } from '../../../scripts/deployCheck/check';
import type { Finding } from '../../../scripts/deployCheck/finding';
import { exitCodeOf, lineOf, summaryOf } from '../../../scripts/deployCheck/report';
import { pages } from '../../../src/content/site';
import { wrongLines } from './broken';
import { type Deployment, startDeployment } from './deployment';

/** `npm run deploy:check` on a correct site. */

let deployment: Deployment;

beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

const ROWS = `select
  (select count(*)::int from public.news) as news, (select count(*)::int from public.bin) as bin,
  (select count(*)::int from public.versions) as versions,
  (select count(*)::int from public.notices) as notices,
  (select count(*)::int from auth.users) as users, (select count(*)::int from auth.sessions) as sessions`;

async function findingsOf(
  settings: Deployment['settings'] | Omit<Deployment['settings'], 'admin'>,
) {
  const all: Finding[] = [];
  for await (const { findings } of checkDeployment(settings)) all.push(...findings);
  return all;
}

describe('deploy check of a deployment made by the guide', () => {
  it('finds nothing wrong and changes nothing except audit entries', async () => {
    const before = await deployment.sql(ROWS);
    const findings = await findingsOf(deployment.settings);
    expect(wrongLines(findings)).toEqual([]);
    expect(exitCodeOf(findings)).toBe(0);
    const lines = findings.map(lineOf);
    for (const line of [
      `fine    ${pages.length * 2} public pages answer, in English and in Russian`,
      'fine    /rest/v1 reaches the database',
      'fine    nobody can sign up',
      'fine    visitors have the rights that are meant: audit',
      'fine    a change of an older version is refused',
      'fine    the draft is deleted for good',
      'fine    the uploaded file is deleted',
      'fine    an authenticator app can be added',
    ]) {
      expect(lines).toContain(line);
    }
    expect(await deployment.sql(ROWS)).toEqual(before);
    expect(deployment.factors.size).toBe(0);
    expect(await deployment.files()).toEqual([]);
  });

  it('reports the checks of staff as untried when no admin is given', async () => {
    const { admin: _, ...settings } = deployment.settings;
    const findings = await findingsOf(settings);
    const untried = findings.filter(({ outcome }) => outcome === 'untried').map(lineOf);
    expect(untried.join('\n')).toMatch(/untried saving, deleting and the bin → set BACKUP_EMAIL/);
    expect(untried).toHaveLength(5);
    expect(findings.map(lineOf).join('\n')).not.toMatch(/fine .*(saved|uploaded|authenticator)/);
    expect(exitCodeOf(findings)).toBe(0);
  });
});

interface CommandResult {
  code: number | null;
  output: string;
}

const runCommand = (args: string[], env: Record<string, string> = {}): Promise<CommandResult> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/deployCheck/run.mjs', ...args], {
      env: { PATH: process.env.PATH, VERCEL_BLOB_API_URL: process.env.VERCEL_BLOB_API_URL, ...env },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', (code) => done({ code, output }));
  });

describe('npm run deploy:check', () => {
  const key = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_tests' };
  const settings = () => ({ SUPABASE_PUBLISHABLE_KEY: deployment.settings.publishableKey });

  it('prints one line for each check and exits with 0 when nothing is wrong', async () => {
    const { email, password } = deployment.settings.admin;
    const env = { ...settings(), BACKUP_EMAIL: email, BACKUP_PASSWORD: password };
    const { code, output } = await runCommand([`${deployment.settings.site}/`], env);
    expect(output).toMatch(/^0 wrong, 2 not tried, \d+ to look at, \d+ fine$/m);
    expect(output).not.toContain('WRONG');
    expect(code).toBe(0);
  });

  it('exits with 1 and names the setting when something is wrong', async () => {
    const { code, output } = await runCommand([deployment.settings.site], {
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_another_project',
    });
    expect(output).toMatch(
      /WRONG {3}\/rest\/v1 refuses the publishable key: .* → SUPABASE_PUBLISHABLE_KEY, from Supabase/,
    );
    // Checks that need the database are skipped instead of repeating the error.
    expect(output.match(/WRONG/g)).toHaveLength(1);
    expect(output).toContain('untried Sign-in → the site gives no list of news: see Rewrites');
    expect(code).toBe(1);
  });

  it.each([
    [[], key, 'name an address: npm run deploy:check -- https://embassy.example'],
    [['embassy'], key, 'embassy is no address such as https://embassy.example'],
    [['https://embassy.example'], {}, 'set SUPABASE_PUBLISHABLE_KEY first (docs/operations.md)'],
    [
      ['https://embassy.example'],
      { ...key, BACKUP_EMAIL: 'a@embassy.example' },
      'set BACKUP_PASSWORD first (docs/operations.md)',
    ],
    [['http://127.0.0.1:9'], key, 'deploy:check stopped: fetch failed'],
  ])('with %j exits before any request, with one line', async (args, env, line) => {
    const { code, output } = await runCommand(args, env as Record<string, string>);
    expect(output).toContain(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('counts untried checks as neither fine nor wrong', () => {
    const untried: Finding = { outcome: 'untried', what: 'x', why: 'y' };
    expect(exitCodeOf([untried])).toBe(0);
    expect(summaryOf([untried])).toBe('0 wrong, 1 not tried, 0 to look at, 0 fine');
    expect(exitCodeOf([untried, { outcome: 'wrong', what: 'x', place: 'y' }])).toBe(1);
  });
});
