import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What production needs of the files themselves. */

interface Rewrite {
  source: string;
  destination: string;
}

const { rewrites }: { rewrites: Rewrite[] } = JSON.parse(readFileSync('vercel.json', 'utf8'));

it('the three addresses of the function lead to it', () => {
  for (const name of ['upload', 'delete', 'list']) {
    expect(rewrites).toContainEqual({ source: `/api/blob-${name}`, destination: '/api/blob' });
  }
});

it('stored files come from the Blob store', () => {
  const media = rewrites.find(({ source }) => source === '/media/:path*');
  expect(media?.destination).toMatch(/^https:\/\/\w+\.public\.blob\.vercel-storage\.com\/:path\*$/);
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
  const files = ['api/blob.ts', ...readdirSync('api/_lib').map((name) => `api/_lib/${name}`)];
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\..*)'/g)].map(([, target]) => target),
  );
  expect(imports.length).toBeGreaterThan(10);
  expect(imports.filter((target) => !target?.endsWith('.js'))).toEqual([]);
});

it.each(['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml'])(
  '%s comes from the site’s own database, with a key: its readers send none',
  (address) => {
    const destinationOf = (source: string) =>
      rewrites.find((rewrite) => rewrite.source === source)?.destination ?? '';
    const [database] = destinationOf('/rest/v1/:path*').split(':path*');
    const destination = destinationOf(address);
    expect(destination).toContain(`${database}rpc/`);
    expect(new URL(destination).searchParams.get('apikey')).toBeTruthy();
  },
);
