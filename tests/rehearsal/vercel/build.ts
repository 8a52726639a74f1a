import { execFile, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The file that `vercel link` would write, for a project that does not exist; the build does not
 * contact Vercel.
 */
const PROJECT = {
  projectId: 'prj_rehearsal',
  orgId: 'team_rehearsal',
  projectName: 'rehearsal',
  settings: { framework: 'vite', installCommand: '' },
};

type Variables = Record<string, string | undefined>;

/** Variables of a fake deployment. */
export const fakeVariables = (): Variables => ({
  ...parseEnv(readFileSync(join(ROOT, 'tests/support/deployment.env'), 'utf8')),
});

/** Files that a clone of the repository does not have, and those that the build does not need. */
const NOT_COPIED = /^(?:\.git|\.vercel|\.data|dist|backups|tests|\.env|\.env(?:\..+)?\.local)$/;

/**
 * Copies the checkout with its packages and without a developer's environment files: as hard links,
 * because copying 60,000 files takes half a minute; copies across file systems.
 */
function copyCheckout(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(ROOT).filter((name) => !NOT_COPIED.test(name));
  const copy = (flags: string) =>
    spawnSync('cp', [flags, ...entries, folder], { cwd: ROOT }).status;
  if (copy('-al') !== 0 && copy('-a') !== 0) throw new Error('the checkout cannot be copied');
}

/**
 * Builds this checkout as Vercel does, by `vercel build --prod`, offline and without a login. It
 * takes about 15 s, so call it once per run.
 * @param cli path of the CLI's script
 * @returns the output, in a folder in which only its packages can be resolved; remove the parent
 * folder afterwards
 * @throws with the end of the log when the build fails
 */
async function buildOnVercel(cli: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-vercel-'));
  const checkout = join(folder, 'checkout');
  const home = join(checkout, '.vercel', 'home');
  copyCheckout(checkout);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(checkout, '.vercel', 'project.json'), JSON.stringify(PROJECT));
  const env = {
    ...fakeVariables(),
    PATH: process.env.PATH,
    // The CLI looks for a login here and writes its settings.
    HOME: home,
    VERCEL_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
    // The packages are installed already; otherwise the function builder contacts the registry.
    VERCEL_INSTALL_COMPLETED: '1',
  };
  const options = { cwd: checkout, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    await promisify(execFile)(process.execPath, [cli, 'build', '--prod', '--yes'], options);
    renameSync(join(checkout, '.vercel', 'output'), join(folder, 'output'));
  } catch (cause) {
    const { stdout = '', stderr = '' } = Object(cause);
    throw new Error(`vercel build failed:\n${(stdout + stderr).slice(-4000)}`, { cause });
  } finally {
    rmSync(checkout, { recursive: true, force: true, maxRetries: 3 });
  }
  return join(folder, 'output');
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Output folder of `vercel build`: config.json, static/, functions/. */
    vercelOutput: string;
  }
}

/** Global, because each Vitest project loads this module separately. */
const shared = globalThis as { embassyVercelOutput?: Promise<string> };

/** Builds once for all projects of a run; the global setup provides the CLI's path. */
export default async function setup(project: TestProject): Promise<() => void> {
  shared.embassyVercelOutput ??= buildOnVercel(project.getProvidedContext().vercelCli);
  const outputDir = await shared.embassyVercelOutput;
  project.provide('vercelOutput', outputDir);
  return () => rmSync(dirname(outputDir), { recursive: true, force: true, maxRetries: 3 });
}
