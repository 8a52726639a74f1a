import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put } from '@vercel/blob';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { serveStore } from '../../support/store/serveStore';
import { databaseUrl } from '../postgres/cluster';
import { findPostgres } from '../postgres/programs';
import { type HostedDatabase, type Hosting, hostedDatabase } from './project';

/** The commands of docs/operations.md, from a project with content into an empty one. */

const FILES = { 'news/чай и tea.jpg': 'a picture', 'notices/rules.pdf': '%PDF a document' };
const folder = mkdtempSync(join(tmpdir(), 'embassy-backup-'));
const [OLD_STORE, NEW_STORE] = ['one', 'two'].map(
  (name) => `${name}.public.blob.vercel-storage.com`,
);

interface Place {
  database: HostedDatabase;
  store: Awaited<ReturnType<typeof serveStore>>;
  env: Record<string, string>;
}

let from: Place;
let to: Place;

async function startPlace(hosting: Hosting, name: string): Promise<Place> {
  const database = await hostedDatabase(hosting);
  const token = `vercel_blob_rw_${name}_onlyForThisTest`;
  const store = await serveStore(token);
  const env = {
    DATABASE_URL: databaseUrl(hosting.port, 'postgres', database.name),
    SITE: store.url,
    BLOB_READ_WRITE_TOKEN: token,
    VERCEL_BLOB_API_URL: store.url,
  };
  return { database, store, env };
}

/** Runs the first block of commands of a section of the page. */
function run(section: string, { env }: Place): Promise<{ code: number | null; output: string }> {
  const page = readFileSync('docs/operations.md', 'utf8');
  const [, rest = ''] = page.split(`\n## ${section}\n`);
  const block = /```sh\n([\s\S]*?)```/.exec(rest)?.[1] ?? '';
  const commands = block.replaceAll('backups/2026-11', folder);
  return new Promise((done) => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
      env: { ...process.env, ...env, PATH: `${findPostgres()}:${process.env.PATH}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('close', (code) => done({ code, output }));
  });
}

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname = 'public'
    or schemaname = 'auth' and tablename in ('users', 'identities', 'mfa_factors')`;

/** Returns the rows by table, without the words that PostgreSQL derives for search. */
async function rowsIn({ database }: Place): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name } of await database.sql<{ name: string }>(TABLES)) {
    const query = `select to_jsonb(t) - 'words' as row from ${name} t order by (to_jsonb(t) - 'words')::text`;
    rows[name] = (await database.sql<{ row: unknown }>(query)).map(({ row }) => row);
  }
  return rows;
}

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('needs the server of the rehearsal');
  from = await startPlace({ ...hosting, migrated: hosting.seeded }, 'one');
  to = await startPlace(hosting, 'two');
  vi.stubEnv('VERCEL_BLOB_API_URL', from.store.url);
  const urls = Object.entries(FILES).map(async ([pathname, text]) => {
    const options = { access: 'public', token: from.env.BLOB_READ_WRITE_TOKEN } as const;
    return (await put(pathname, Buffer.from(text), options)).url;
  });
  const [image, document] = await Promise.all(urls);
  await from.database.sql(`
    insert into public.news (title, content, featured_image_url)
      values ('A draft', 'See [the rules](${document}).', '${image}');
    insert into public.facts (key, value) values
      ('forms.form19a', '{"is": {"en": {"file": {"url": "${document}", "bytes": 15}}}}');
  `);
});
afterAll(async () => {
  for (const place of [from, to]) {
    await place.store.close();
    await place.database.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

it('the commands of the page restore accounts, roles, content and files into an empty project', async () => {
  expect(await run('Backup', from)).toMatchObject({ code: 0 });
  const stores = { OLD_STORE: OLD_STORE ?? '', NEW_STORE: NEW_STORE ?? '' };
  expect(await run('Restore', { ...to, env: { ...to.env, ...stores } })).toMatchObject({ code: 0 });

  const before = await rowsIn(from);
  expect(before['auth.users']?.length).toBeGreaterThan(1);
  expect(JSON.stringify(before).split(OLD_STORE ?? '').length).toBeGreaterThan(4);
  const after = await rowsIn(to);
  expect(after).toEqual(
    JSON.parse(JSON.stringify(before).replaceAll(OLD_STORE ?? '', NEW_STORE ?? '')),
  );
  for (const [pathname, text] of Object.entries(FILES)) {
    const path = pathname.split('/').map(encodeURIComponent).join('/');
    expect(JSON.stringify(after)).toContain(`https://${NEW_STORE}/${path}`);
    expect(await (await fetch(`${to.store.url}/media/${path}`)).text()).toBe(text);
  }
});
