import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptGet, isRoot, onPath } from '../run/aptGet';

/**
 * Returns the path of the system's Chromium, or undefined. Prefers the headless shell, which runs
 * the browser tests in half the time.
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

/** Tries to install a browser without prompting the user. */
function install(): void {
  const cli = spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 600_000,
  });
  if (cli.status === 0 && installed()) return;
  aptGet('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!installed()) aptGet('install', '-y', name);
  }
}

/**
 * Installs Liberation Sans, fontconfig's Arial, because the web fonts' fallbacks are
 * `local("Arial")` with adjusted metrics: without it a page shifts when its fonts load.
 */
function installArial(): void {
  const match = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' });
  if (process.platform !== 'linux' || !isRoot() || /Arial|Liberation/.test(match.stdout)) return;
  aptGet('update');
  aptGet('install', '-y', 'fonts-liberation');
}

/**
 * Returns the path of a Chromium, installing one and the font it needs if there is none.
 * @throws an Error of one line that states what to install
 */
export function findChromium(): string {
  if (!installed()) install();
  installArial();
  const path = installed();
  if (path) return path;
  throw new Error(
    'No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/** Switches that prevent background requests, allow root, and render text as on phones. */
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
