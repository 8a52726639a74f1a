import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Licences that are allowed in the site, because they require no more than attribution. */
const ANYWHERE = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
  // Fonts, and a parser of arguments.
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0'],
]);

/** Licences that are allowed in tools of the build, of which the site contains no code. */
const IN_TOOLS = new Set([
  ...ANYWHERE,
  ...['BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Zlib'],
  'Apache-2.0 WITH LLVM-exception',
  // libvips, which sharp links dynamically.
  'LGPL-3.0-or-later',
]);

/** Packages whose licence is stated in their licence file alone. */
const READ_BY_HAND = new Map([
  ['@vercel/cli-auth', 'Apache-2.0'],
  ['parse-cache-control', 'BSD-3-Clause'],
]);

/**
 * Returns the licence of a package as an SPDX expression.
 * @param {string} name of the package
 * @param {unknown} license the field of its package.json or of the lockfile
 * @returns {string} `unknown` for a package without one
 */
export const licenceOf = (name, license) =>
  READ_BY_HAND.get(name) ?? (typeof license === 'string' ? license : 'unknown');

/** @typedef {{ name: string, licence: string, use: 'site' | 'tools' }} Package */

/**
 * Returns the packages of package-lock.json that are installed; the others are for other operating
 * systems.
 * @returns {Package[]} `use` is `tools` for packages that only the build and the tests need
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
 * Returns whether a licence (SPDX expression) is allowed for the use: one of `A OR B`, all of `A AND B`.
 * False for `unknown`.
 * @param {Pick<Package, 'licence' | 'use'>} entry
 */
export function isAllowed({ licence, use }) {
  const allowed = use === 'site' ? ANYWHERE : IN_TOOLS;
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}
