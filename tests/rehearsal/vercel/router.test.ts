import { describe, expect, it } from 'vitest';
import { phasesOf, type Source } from './output/config';
import { route } from './output/route';

/** Routing by config.json as the Build Output API specifies it. */

type Routes = (Source | { handle: string })[];

const handler = { handler: 'x.js', runtime: 'nodejs24.x', maxDuration: 30, folder: '/fn' };

const routeWith = (routes: Routes, url: string) =>
  route(
    {
      phases: phasesOf(routes),
      files: new Map(['index', 'about', '404', 'docs/index', 'a.js'].map((name) => [name, name])),
      functions: new Map([['api/x', handler]]),
    },
    url,
  );

describe('routing of a request', () => {
  it.each([
    ['/', 'index'],
    ['/about?x=1', 'about'],
    ['/docs', 'docs/index'],
    ['/a.js', 'a.js'],
  ])('for %s returns the file %s when no route matches', (url, path) => {
    expect(routeWith([], url)).toMatchObject({ kind: 'file', status: 200, path });
  });

  it('collects the headers of every continuing route; the later one overrides', () => {
    const routes: Routes = [
      { src: '^/(.*)$', headers: { 'X-A': 'one', 'X-B': '$1' }, continue: true },
      { src: '^/a', headers: { 'x-a': 'two' }, continue: true },
    ];
    expect(routeWith(routes, '/a.js').headers).toEqual({ 'x-a': 'two', 'x-b': 'a.js' });
  });

  it('redirects before later routes add headers', () => {
    const routes: Routes = [
      { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
      { src: '.*', headers: { 'x-a': 'one' }, continue: true },
    ];
    expect(routeWith(routes, '/about/')).toEqual({
      kind: 'status',
      status: 308,
      headers: { location: '/about' },
    });
  });

  it('prefers a file to a rewrite, and matches rewrites case-insensitively', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/(about|other)$', dest: '/docs?name=$1', check: true },
    ];
    expect(routeWith(routes, '/about')).toMatchObject({ path: 'about' });
    expect(routeWith(routes, '/OTHER')).toMatchObject({ path: 'docs/index' });
    const exact = routes.map((source) => ({ ...source, caseSensitive: true }));
    expect(routeWith(exact, '/OTHER')).toMatchObject({ kind: 'status', status: 404 });
  });

  it('reaches a function directly and by a rewrite', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/api/y$', dest: '/api/x', check: true },
    ];
    expect(routeWith(routes, '/api/x')).toMatchObject({ kind: 'function', name: 'api/x' });
    expect(routeWith(routes, '/api/y')).toMatchObject({ kind: 'function', name: 'api/x' });
  });

  it('sends the search parameters of request and rewrite to another host', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/feed$', dest: 'https://db.example/rpc?key=k', check: true },
      { src: '^/rest/(.*)$', dest: 'https://db.example/$1', check: true },
    ];
    expect(routeWith(routes, '/feed?x=1')).toMatchObject({
      url: 'https://db.example/rpc?key=k&x=1',
    });
    expect(routeWith(routes, '/rest/news?select=id')).toMatchObject({
      url: 'https://db.example/news?select=id',
    });
  });

  it('tries later rewrites when the target of a checked rewrite does not exist', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/old$', dest: '/gone', check: true },
      { src: '^/gone$', dest: '/about', check: true },
    ];
    expect(routeWith(routes, '/old')).toMatchObject({ path: 'about' });
  });

  it('returns the error page for an unmatched path, else the bare error', () => {
    const routes: Routes = [
      { handle: 'filesystem' },
      { src: '^/api(/.*)?$', status: 404 },
      { handle: 'error' },
      { src: '^(?!/api).*$', status: 404, dest: '/404' },
    ];
    expect(routeWith(routes, '/no')).toMatchObject({ kind: 'file', status: 404, path: '404' });
    expect(routeWith(routes, '/api/no')).toMatchObject({ kind: 'status', status: 404 });
    expect(routeWith(routes, '/%E0%A4%A')).toMatchObject({ kind: 'file', status: 404 });
  });
});

it.each([
  [{ src: '.*', has: [{ type: 'host' }] }, 'has'],
  [{ src: '.*', transforms: [] }, 'transforms'],
  [{ handle: 'miss' }, 'miss'],
])('phasesOf throws for %j', (unknown, name) => {
  expect(() => phasesOf([unknown as Source])).toThrow(name);
});
