import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installedPackages, isAllowed, licenceOf } from '../../scripts/licences/packages.mjs';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
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

describe('package-lock.json', () => {
  it('has one version and one checksum for every package, and no host', () => {
    for (const [place, { version, integrity, resolved }] of Object.entries(locked)) {
      expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
      if (!WITHOUT_CHECKSUM.test(place)) expect(integrity, place).toMatch(/^sha512-/);
      expect(resolved, place).toBeUndefined();
    }
  });

  it('matches package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(own).toMatchObject({ dependencies, devDependencies });
    expect(Object.keys({ ...own?.dependencies, ...own?.devDependencies }).sort()).toEqual(
      Object.keys({ ...dependencies, ...devDependencies }).sort(),
    );
  });
});

describe('tests/tools/package-lock.json', () => {
  it('has one version and one checksum for every package, and no host', () => {
    for (const [place, { version, integrity, resolved }] of Object.entries(tools)) {
      expect(version, place).toMatch(/^\d+\.\d+\.\d+/);
      expect(integrity, place).toMatch(/^sha512-/);
      expect(resolved, place).toBeUndefined();
    }
  });

  it('matches package.json', () => {
    const { dependencies } = JSON.parse(readFileSync('tests/tools/package.json', 'utf8'));
    expect(wanted?.dependencies).toEqual(dependencies);
  });
});

it('no dependency runs an install script', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // A new package in this list may need its script: try a clean install, then add it.
  const withScript = Object.keys(locked).filter((place) => locked[place]?.hasInstallScript);
  expect(withScript).toEqual(['node_modules/msw']);
});

describe('licences', () => {
  it('of the tools are allowed', () => {
    const found = Object.entries(tools).map(([place, { license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: licenceOf(name, license), use: 'tools' as const };
    });
    expect(found.length).toBeGreaterThan(400);
    expect(found.filter((entry) => !isAllowed(entry))).toEqual([]);
  });

  it('of all installed packages are allowed', () => {
    const found = installedPackages();
    expect(found.length).toBeGreaterThan(400);
    expect(found.filter((entry) => !isAllowed(entry))).toEqual([]);
  });

  it('with more conditions than attribution are rejected, first of all for the site', () => {
    expect(isAllowed({ licence: 'MPL-2.0', use: 'tools' })).toBe(true);
    expect(isAllowed({ licence: 'MPL-2.0', use: 'site' })).toBe(false);
    expect(isAllowed({ licence: 'AGPL-3.0', use: 'tools' })).toBe(false);
    expect(isAllowed({ licence: 'MIT AND GPL-3.0', use: 'tools' })).toBe(false);
    expect(isAllowed({ licence: 'MIT OR GPL-3.0', use: 'site' })).toBe(true);
    expect(isAllowed({ licence: 'unknown', use: 'tools' })).toBe(false);
  });
});
