import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const { '': _, ...locked } = packages;

it('no dependency runs an install script', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // A new package in this list may need its script: try a clean install, then add it.
  const withScript = Object.keys(locked).filter((place) => locked[place]?.hasInstallScript);
  expect(withScript).toEqual(['node_modules/msw']);
});

/** Licences that are allowed in the site, because they require no more than attribution. */
const IN_SITE = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
  // Fonts, and a parser of arguments.
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0'],
];

/** Whether a licence (an SPDX expression) is allowed: one of `A OR B`, all of `A AND B`. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => IN_SITE.includes(part)));

it('the licences of the packages in the site and its function are allowed', () => {
  const site = Object.entries(locked).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(site.length).toBeGreaterThan(100);
  const rejected = site
    .map(([place, { license }]) => [place, license ?? ''] as const)
    .filter(([, licence]) => !isAllowed(licence));
  expect(rejected).toEqual([]);
});
