import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitorProbes } from '../../scripts/deployCheck/data/probes';
import { places } from '../../scripts/deployCheck/places';
import { functions, tables } from '../../supabase/rights';

/** `npm run deploy:check`: the sections, tables and functions that its output names exist. */

const all = Object.values(places).join('\n');

it('the deployment check names only sections of the guide that exist', () => {
  const sections = [...all.matchAll(/docs\/deployment\.md, section (\d)/g)].map(
    ([, number]) => number,
  );
  expect(sections.length).toBeGreaterThan(10);
  const guide = readFileSync('docs/deployment.md', 'utf8');
  for (const number of new Set(sections)) expect(guide).toContain(`\n## ${number}. `);
});

it('the deployment check requests every table and function of the rights matrix', () => {
  const requested = visitorProbes().flatMap(({ probes }) => probes.map(({ path }) => path));
  for (const table of Object.keys(tables)) {
    expect(requested.some((path) => path.startsWith(`/rest/v1/${table}?select=`))).toBe(true);
  }
  for (const name of Object.keys(functions)) {
    expect(requested.some((path) => path.startsWith(`/rest/v1/rpc/${name}`))).toBe(true);
  }
});

it('the deployment check writes as a visitor only with filters that match no row', () => {
  for (const { probes } of visitorProbes()) {
    for (const { method, path, json } of probes) {
      if (method === 'PATCH' || method === 'DELETE') expect(path).toMatch(/\?\w+=is\.null$/);
      if (method === 'POST' && !path.includes('/rpc/')) expect(json).toEqual([]);
    }
  }
});

it('the deployment check calls functions that write by GET only, which PostgREST runs read-only', () => {
  const { probes } = visitorProbes().find(({ about }) => about === 'functions') ?? { probes: [] };
  for (const { path, method } of probes) {
    const [, name = ''] = /rpc\/(\w+)/.exec(path) ?? [];
    expect([name, method]).toEqual([name, functions[name]?.writes ? 'GET' : 'POST']);
  }
});
