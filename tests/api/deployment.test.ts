import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vercelConfig } from '../../api/_vercel/config';

/** What a deployment on Vercel needs of the files and of its variables. */

const VARIABLES = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
  BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_AbCdEf123_secretPartOfTheToken',
};

const { rewrites } = vercelConfig(VARIABLES);
const destinationOf = (source: string): string =>
  rewrites.find((rewrite) => rewrite.source === source)?.destination ?? '';

it('the three addresses of the function lead to it', () => {
  for (const name of ['upload', 'delete', 'list']) {
    expect(rewrites).toContainEqual({ source: `/api/blob-${name}`, destination: '/api/blob' });
  }
});

it('stored files come from the Blob store whose token is set', () => {
  expect(destinationOf('/media/:path*')).toBe(
    'https://abcdef123.public.blob.vercel-storage.com/:path*',
  );
});

it.each(['/rest/v1/:path*', '/auth/v1/:path*'])('%s comes from the Supabase project', (path) => {
  expect(destinationOf(path)).toBe(`https://abcdefgh.supabase.co${path}`);
});

it('nothing but the host of the store is taken from its token', () => {
  expect(JSON.stringify(vercelConfig(VARIABLES))).not.toMatch(/secretPart|vercel_blob_rw/);
});

describe('the build stops', () => {
  it.each(Object.keys(VARIABLES))('when %s is missing, and says where it is set', (name) => {
    for (const value of [undefined, '']) {
      expect(() => vercelConfig({ ...VARIABLES, [name]: value })).toThrow(
        new RegExp(
          `^${name} is missing: it must be .+ \\(Vercel → .+; see \\.env\\.example\\)\\.$`,
        ),
      );
    }
  });

  it.each([
    ['SUPABASE_URL', 'https://abcdefgh.supabase.co/'],
    ['SUPABASE_URL', 'http://abcdefgh.supabase.co'],
    ['SUPABASE_URL', 'abcdefgh.supabase.co'],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abcdefghijk&select=*'],
    ['BLOB_READ_WRITE_TOKEN', 'vercel_blob_client_abc_secret'],
    ['BLOB_READ_WRITE_TOKEN', 'vercel_blob_rw_evil.example/_secret'],
  ])('when %s is %s', (name, value) => {
    expect(() => vercelConfig({ ...VARIABLES, [name]: value })).toThrow(`${name} is malformed`);
  });
});

it('Vercel is given one version of Node, and npm on older ones that are promised has no complaint', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Vercel takes the newest major version that the range allows.
  expect(engines.node).toBe('>=20.19 <25');
});

it('no rewrite answers an address that has no page, so that it is not found', () => {
  const pages = rewrites.filter(({ destination }) => !/^https:|^\/api\//.test(destination));
  expect(pages.map(({ source }) => source)).toEqual([
    '/admin/:path*',
    '/news/:slug',
    '/ru/news/:slug',
  ]);
});

it('the function can be loaded where nothing completes the names of its files', () => {
  const importsOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type).*?from '(\..*?)'/gms)].map(
      ([, target = '']) => target,
    );
  const own = ['api/blob.ts', ...readdirSync('api/_lib').map((name) => `api/_lib/${name}`)];
  const shared = own.flatMap(importsOf).flatMap((target) => /src\/.*(?=\.js)/.exec(target) ?? []);
  const imports = [...own, ...shared.map((path) => `${path}.ts`)].flatMap(importsOf);
  expect(shared).toContain('src/lib/urls/urls');
  expect(imports.length).toBeGreaterThan(10);
  expect(imports.filter((target) => !target.endsWith('.js'))).toEqual([]);
});

it.each(['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml'])(
  '%s comes from the site’s own database, with a key: its readers send none',
  (address) => {
    const [database] = destinationOf('/rest/v1/:path*').split(':path*');
    const destination = destinationOf(address);
    expect(destination).toContain(`${database}rpc/`);
    expect(new URL(destination).searchParams.get('apikey')).toBe(
      VARIABLES.SUPABASE_PUBLISHABLE_KEY,
    );
  },
);
