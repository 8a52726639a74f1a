import { installTools } from '../../scripts/installTools';
import { aptGet, onPath } from '../support/run/aptGet';

/** The programs of the engines, each with its Debian package. */
const PACKAGES = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

const missingPackages = (): string[] =>
  Object.entries(PACKAGES).flatMap(([program, name]) => (onPath(program) ? [] : name));

/**
 * Installs Firefox, WebKitGTK and their clients; Debian's packages only if the user is root.
 * @throws an Error of one line that states which packages are missing
 */
export default function installEngines(): void {
  if (missingPackages().length > 0) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...missingPackages());
  }
  const packages = missingPackages().join(' ');
  if (packages) throw new Error(`Firefox and WebKit need \`apt-get install ${packages}\`.`);
  installTools('npm run test:browsers');
}
