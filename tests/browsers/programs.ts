import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet } from '../support/aptGet';

/** Paths of the engines under test and of what they need. */
export interface Programs {
  firefox: string;
  /** Speaks WebDriver and starts MiniBrowser. */
  webKitDriver: string;
  /** The browser of WebKitGTK. */
  miniBrowser: string;
  /** The display that MiniBrowser draws on: it has no headless mode. */
  xvfb: string;
}

/** Debian's package of each program. */
const PACKAGES: Record<keyof Programs, string> = {
  firefox: 'firefox-esr',
  webKitDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  xvfb: 'xvfb',
};

const onPath = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** MiniBrowser lies beside WebKit's library, in a folder of the machine's architecture. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(libraries, folder, version, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

const installed = (): Partial<Programs> => ({
  firefox: onPath('firefox-esr'),
  webKitDriver: onPath('WebKitWebDriver'),
  miniBrowser: findMiniBrowser(),
  xvfb: onPath('Xvfb'),
});

const missingIn = (found: Partial<Programs>): string[] => {
  const names = Object.keys(PACKAGES) as (keyof Programs)[];
  return [...new Set(names.filter((name) => !found[name]).map((name) => PACKAGES[name]))];
};

/**
 * Finds Firefox and WebKitGTK, and installs Debian's packages where one is missing and the user is root.
 * @throws one line that says what to install
 */
export function findPrograms(): Programs {
  const missing = missingIn(installed());
  if (missing.length > 0) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...missing);
  }
  const { firefox, webKitDriver, miniBrowser, xvfb } = installed();
  if (firefox && webKitDriver && miniBrowser && xvfb) {
    return { firefox, webKitDriver, miniBrowser, xvfb };
  }
  const packages = missingIn(installed()).join(' ');
  throw new Error(
    `npm run test:browsers needs Debian's ${packages}: install with \`apt-get install ${packages}\`.`,
  );
}
