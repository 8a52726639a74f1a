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
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const { '': own, ...locked } = packages;

/** Binaries for other systems (docs/security.md, Dependencies). */
const WITHOUT_CHECKSUM = /^node_modules\/@biomejs\/cli-(?!linux-x64$)/;

const toolsLockfile = JSON.parse(readFileSync('tests/tools/package-lock.json', 'utf8'));
/** Tools that are installed on demand (scripts/installTools.ts); the same rules apply to them. */
const { '': wanted, ...tools }: Record<string, Locked> = toolsLockfile.packages;

describe.each([
  ['package-lock.json', locked, own, 'package.json'],
  ['tests/tools/package-lock.json', tools, wanted, 'tests/tools/package.json'],
] as const)('%s', (_, entries, root, manifest) => {
  it('has one version and one checksum for every package, and no host', () => {
    for (const [place, { version, integrity, resolved }] of Object.entries(entries)) {
      expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
      if (!WITHOUT_CHECKSUM.test(place)) expect(integrity, place).toMatch(/^sha512-/);
      expect(resolved, place).toBeUndefined();
    }
  });

  it('matches package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
    expect([root?.dependencies, root?.devDependencies]).toEqual([dependencies, devDependencies]);
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

/** Licences that are allowed in tools of the build, of which the site contains no code. */
const IN_TOOLS = [
  ...IN_SITE,
  ...['Apache-2.0 WITH LLVM-exception', 'BlueOak-1.0.0', 'CC0-1.0', 'MPL-2.0', 'Zlib'],
  // libvips, which sharp links dynamically.
  'LGPL-3.0-or-later',
];

/** Packages that state their licence in a file alone. */
const STATED_IN_FILE: Record<string, string> = {
  'node_modules/@vercel/cli-auth': 'Apache-2.0',
  'node_modules/parse-cache-control': 'BSD-3-Clause',
};

/** Whether a licence (an SPDX expression) is allowed: one of `A OR B`, all of `A AND B`. */
const isAllowed = (licence: string, allowed: string[]): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)));

const rejected = (entries: [place: string, entry: Locked][], allowed: string[]) =>
  entries
    .map(([place, { license }]) => [place, license ?? STATED_IN_FILE[place] ?? 'unknown'] as const)
    .filter(([, licence]) => !isAllowed(licence, allowed));

describe('licences', () => {
  const entries = Object.entries(locked);

  it('of the packages in the site and its function are allowed', () => {
    const site = entries.filter(([, { dev, devOptional }]) => !dev && !devOptional);
    expect(site.length).toBeGreaterThan(100);
    expect(rejected(site, IN_SITE)).toEqual([]);
  });

  it('of all packages are allowed in tools', () => {
    expect(rejected([...entries, ...Object.entries(tools)], IN_TOOLS)).toEqual([]);
  });
});
