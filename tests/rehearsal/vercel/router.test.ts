import { describe, expect, it } from 'vitest';
import { phasesOf, type Source } from './output/config';
import { route } from './output/route';

/** The reader of config.json, by the rules of the Build Output API. */

type Routes = (Source | { handle: string })[];

const handler = { handler: 'x.js', runtime: 'nodejs24.x', maxDuration: 30, folder: '/fn' };

const routed = (routes: Routes, url: string) =>
  route(
    {
      phases: phasesOf(routes),
      files: new Map(['index', 'about', '404', 'docs/index', 'a.js'].map((name) => [name, name])),
      functions: new Map([['api/x', handler]]),
    },
    url,
  );

describe('a request', () => {
  it.each([
    ['/', 'index'],
    ['/about?x=1', 'about'],
    ['/docs', 'docs/index'],
    ['/a.js', 'a.js'],
  ])('for %s gets the file %s where no route says otherwise', (url, path) => {
    expect(routed([], url)).toMatchObject({ kind: 'file', status: 200, path });
  });

  it('gets the headers of every route that goes on, the later one of two', () => {
    const routes: Routes = [
      { src: '^/(.*)$', headers: { 'X-A': 'one', 'X-B': '$1' }, continue: true },
      { src: '^/a', headers: { 'x-a': 'two' }, continue: true },
    ];
    expect(routed(routes, '/a.js').headers).toEqual({ 'x-a': 'two', 'x-b': 'a.js' });
  });

  it('is redirected before later routes add headers', () => {
    const routes: Routes = [
      { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
      { src: '.*', headers: { 'x-a': 'one' }, continue: true },
    ];
    expect(routed(routes, '/about/')).toEqual({
      kind: 'status',
      status: 308,
      headers: { location: '/about' },
    });
  });

  it('gets a file before a rewrite, and a rewrite in any letters', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/(about|other)$', dest: '/docs?name=$1', check: true },
    ];
    expect(routed(routes, '/about')).toMatchObject({ path: 'about' });
    expect(routed(routes, '/OTHER')).toMatchObject({ path: 'docs/index' });
    const exact = routes.map((source) => ({ ...source, caseSensitive: true }));
    expect(routed(exact, '/OTHER')).toMatchObject({ kind: 'status', status: 404 });
  });

  it('reaches a function, by a rewrite as well', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/api/y$', dest: '/api/x', check: true },
    ];
    expect(routed(routes, '/api/x')).toMatchObject({ kind: 'function', name: 'api/x' });
    expect(routed(routes, '/api/y')).toMatchObject({ kind: 'function', name: 'api/x' });
  });

  it('goes to another host with its own parameters and those of the rewrite', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/feed$', dest: 'https://db.example/rpc?key=k', check: true },
      { src: '^/rest/(.*)$', dest: 'https://db.example/$1', check: true },
    ];
    expect(routed(routes, '/feed?x=1')).toMatchObject({ url: 'https://db.example/rpc?key=k&x=1' });
    expect(routed(routes, '/rest/news?select=id')).toMatchObject({
      url: 'https://db.example/news?select=id',
    });
  });

  it('goes on where a rewrite that checks leads to nothing', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/old$', dest: '/gone', check: true },
      { src: '^/gone$', dest: '/about', check: true },
    ];
    expect(routed(routes, '/old')).toMatchObject({ path: 'about' });
  });

  it('that nothing answers gets the page of the error, else the bare error', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/api(/.*)?$', status: 404 },
      { handle: 'error' },
      { src: '^(?!/api).*$', status: 404, dest: '/404' },
    ];
    expect(routed(routes, '/no')).toMatchObject({ kind: 'file', status: 404, path: '404' });
    expect(routed(routes, '/api/no')).toMatchObject({ kind: 'status', status: 404 });
    expect(routed(routes, '/%E0%A4%A')).toMatchObject({ kind: 'file', status: 404 });
  });
});

it.each([
  [{ src: '.*', has: [{ type: 'host' }] }, 'has'],
  [{ src: '.*', transforms: [] }, 'transforms'],
  [{ handle: 'miss' }, 'miss'],
])('%j is refused rather than ignored', (unknown, name) => {
  expect(() => phasesOf([unknown as Source])).toThrow(name);
});
