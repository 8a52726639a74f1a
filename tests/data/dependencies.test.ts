import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const { '': _, ...locked } = packages;

/** Binaries for other systems (docs/security.md, Dependencies). */
const WITHOUT_CHECKSUM = /^node_modules\/@biomejs\/cli-(?!linux-x64$)/;

const toolsLockfile = JSON.parse(readFileSync('tests/tools/package-lock.json', 'utf8'));
/** Tools that are installed on demand (scripts/installTools.ts); the same rules apply to them. */
const { '': __, ...tools }: Record<string, Locked> = toolsLockfile.packages;

describe.each([
  ['package-lock.json', locked],
  ['tests/tools/package-lock.json', tools],
] as const)('%s', (_, entries) => {
  it('has one version and one checksum for every package, and no host', () => {
    for (const [place, { version, integrity, resolved }] of Object.entries(entries)) {
      expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
      if (!WITHOUT_CHECKSUM.test(place)) expect(integrity, place).toMatch(/^sha512-/);
      expect(resolved, place).toBeUndefined();
    }
  });
});

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
