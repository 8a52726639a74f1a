import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which licences packages have, and which are allowed: what visitors download must require no more
 * than attribution; tools of the build may require more.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

const ANYWHERE = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
  // Fonts, and a parser of arguments.
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0'],
]);

/** Changes to the tool itself would have to be published; nothing of it is in the site. */
const IN_TOOLS = new Set([
  ...ANYWHERE,
  ...['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Zlib'],
]);

/** Packages that say it in a form of their own, as their licence file has it. */
const READ_BY_HAND = new Map([['parse-cache-control', 'BSD-3-Clause']]);

/**
 * @param {string} name of a package
 * @param {unknown} license as its package.json or the lockfile has it
 * @returns {string} `unknown` where neither says it
 */
export const licenceOf = (name, license) =>
  READ_BY_HAND.get(name) ?? (typeof license === 'string' ? license : 'unknown');

/** @typedef {{ name: string, licence: string, use: 'site' | 'tools' }} Package */

/**
 * All packages of the lockfile that are installed here; others are for other systems.
 * @returns {Package[]}
 */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.keys(packages)
    .filter((place) => place !== '' && existsSync(join(root, place, 'package.json')))
    .map((place) => {
      const { name, license } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
      const { dev, devOptional } = packages[place];
      return {
        name,
        licence: licenceOf(name, license),
        use: dev || devOptional ? 'tools' : 'site',
      };
    });
}

/**
 * Whether a licence may be used there: one of `A OR B`, all of `A AND B`.
 * @param {Pick<Package, 'licence' | 'use'>} entry
 */
export function isAllowed({ licence, use }) {
  const allowed = use === 'site' ? ANYWHERE : IN_TOOLS;
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}
