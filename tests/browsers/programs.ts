import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet, onPath } from '../support/run/aptGet';

/** Paths of the engines and the programs they need. */
export interface Programs {
  firefox: string;
  /** The WebDriver server, which starts MiniBrowser. */
  webKitDriver: string;
  /** The browser of WebKitGTK. */
  miniBrowser: string;
  /** The virtual display of MiniBrowser, which has no headless mode. */
  xvfb: string;
}

/** Debian's package of each program. */
const PACKAGES: Record<keyof Programs, string> = {
  firefox: 'firefox-esr',
  webKitDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  xvfb: 'xvfb',
};

/** MiniBrowser is in the folder of WebKit's library, which depends on the CPU architecture. */
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

const findInstalled = (): Partial<Programs> => ({
  firefox: onPath('firefox-esr'),
  webKitDriver: onPath('WebKitWebDriver'),
  miniBrowser: findMiniBrowser(),
  xvfb: onPath('Xvfb'),
});

const missingIn = (programs: Partial<Programs>): string[] => {
  const names = Object.keys(PACKAGES) as (keyof Programs)[];
  return [...new Set(names.filter((name) => !programs[name]).map((name) => PACKAGES[name]))];
};

/**
 * Finds Firefox and WebKitGTK, and installs missing packages of Debian if the user is root.
 * @throws one line that states what to install
 */
export function findPrograms(): Programs {
  const missing = missingIn(findInstalled());
  if (missing.length > 0) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...missing);
  }
  const { firefox, webKitDriver, miniBrowser, xvfb } = findInstalled();
  if (firefox && webKitDriver && miniBrowser && xvfb) {
    return { firefox, webKitDriver, miniBrowser, xvfb };
  }
  const packages = missingIn(findInstalled()).join(' ');
  throw new Error(
    `npm run test:browsers needs Debian's ${packages}: install with \`apt-get install ${packages}\`.`,
  );
}
