import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const onPath = (name: string): string =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * Where the system's Chromium is, or undefined. The one without windows comes first: the browser tests
 * take half as long in it.
 */
function installed(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    onPath('chromium-headless-shell'),
    onPath('chromium'),
    onPath('chromium-browser'),
    onPath('google-chrome'),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Tries the ways of getting a browser that ask the user for nothing. */
function install(): void {
  const quietly = { stdio: 'ignore', timeout: 600_000 } as const;
  const cli = spawnSync('npx', ['playwright-core', 'install', 'chromium'], quietly);
  if (cli.status === 0 && installed()) return;
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  spawnSync('apt-get', ['update', '-qq'], quietly);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!installed()) spawnSync('apt-get', ['install', '-y', '-qq', name], quietly);
  }
}

/**
 * The path of a Chromium to test with; installs one where there is none.
 * @throws one line that says what to install
 */
export function findChromium(): string {
  if (!installed()) install();
  const path = installed();
  if (path) return path;
  throw new Error(
    'No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/** Switches that keep Chromium from calling home, let it run as root, and set text as phones do. */
export const CHROMIUM_ARGS = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
