import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { TOOLS } from '../../scripts/installTools';
import { aptGet } from '../support/run/aptGet';

const JAR = join(TOOLS, 'node_modules/vnu-jar/build/dist/vnu.jar');
/** The validator for RELAX NG that the checker contains. */
const JING = 'nu.validator.vendor.thaiopensource.relaxng.util.Driver';
const PACKAGE = 'default-jre-headless';

const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/**
 * Installs Debian's package of Java unless there is one, if the user is root.
 * @throws one line that states what to install
 */
export function requireJava(): void {
  if (hasJava()) return;
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', PACKAGE);
  if (!hasJava()) {
    throw new Error(`The validators need Java: install with \`apt-get install ${PACKAGE}\`.`);
  }
}

function java(...args: string[]): string {
  const { stdout, stderr, error } = spawnSync('java', args, {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (error) throw error;
  return stdout + stderr;
}

/** Returns where an XML file does not have the structure of a schema in RELAX NG's compact syntax; `''` if it does. */
export const checkXml = (schema: string, file: string): string =>
  java('-cp', JAR, JING, '-c', schema, file).trim();
