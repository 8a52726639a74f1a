// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import {
  type Backend,
  type Client,
  type MigratedDatabase,
  migratedDatabase,
  startBackend,
} from '../support/database/backend';

/** Status, period and pin of notices. */

let database: MigratedDatabase;
const sql = <Row = Record<string, unknown>>(query: string) => database.sql<Row>(query);

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

/** Returns the titles that a visitor sees; in one transaction, where now() is the same for every statement. */
async function visibleAfter(...notices: string[]): Promise<string[]> {
  await sql('begin');
  try {
    for (const columns of notices) {
      await sql(`insert into public.notices (title, link, created_at, status, starts_at, ends_at)
        values (${columns})`);
    }
    await sql('set local role anon');
    const rows = await sql<{ title: string }>('select title from public.notices order by title');
    return rows.map(({ title }) => title);
  } finally {
    await sql('rollback');
  }
}

const notice = (title: string, starts: string, ends: string, status = 'published') =>
  `'${title}', 'https://mfa.go.ke', now() - interval '3 years', '${status}', ${starts}, ${ends}`;

describe('visitors', () => {
  it('see a notice from its start until a year after its end, and without an end from its start on', async () => {
    const visible = await visibleAfter(
      notice('before', `now() + interval '1 second'`, 'null'),
      notice('during', `now() - interval '1 hour'`, `now() + interval '1 second'`),
      notice('open end', `now() - interval '1 hour'`, 'null'),
      notice(
        'past',
        `now() - interval '1 year'`,
        `now() - interval '1 year' + interval '1 second'`,
      ),
      notice('older', `now() - interval '2 years'`, `now() - interval '1 year'`),
    );
    expect(visible).toEqual(['during', 'open end', 'past']);
  });

  it('see no draft in its period', async () => {
    const running = [`now() - interval '1 hour'`, `now() + interval '1 hour'`] as const;
    expect(await visibleAfter(notice('draft', ...running, 'draft'))).toEqual([]);
  });
});

describe('staff', () => {
  let backend: Backend;
  let admin: Client;
  const link = { title: 'Closed', type: 'link', link: 'https://mfa.go.ke' } as const;
  const COLUMNS = 'id, status, starts_at, ends_at, pinned, updated_at';
  const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();
  const past = { created_at: hours(-9), starts_at: hours(-8), ends_at: hours(-7) };

  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.signIn(DEMO_ADMIN);
  });
  afterAll(() => backend?.close());

  const create = async (extra: object = {}) => {
    const made = admin.from('notices').insert({ ...link, ...extra });
    return (await made.select(COLUMNS).single().throwOnError()).data;
  };
  const change = (id: string, fields: object) =>
    admin.from('notices').update(fields).eq('id', id).select(COLUMNS).single();

  beforeEach(() => admin.from('notices').delete().eq('title', link.title).throwOnError());

  it('publish a notice immediately and without end by default', async () => {
    const { status, starts_at, ends_at, pinned } = await create();
    expect({ status, ends_at, pinned }).toEqual({
      status: 'published',
      ends_at: null,
      pinned: false,
    });
    expect(Math.abs(Date.parse(starts_at) - Date.now())).toBeLessThan(10_000);
  });

  it('write a text without link and file, and turn another notice into one, which clears both', async () => {
    const { id } = await create({ type: 'text', link: null });
    const document = { type: 'document', file_url: '/scenes/tea-hills.svg', link: link.link };
    expect((await change(id, document)).error).toBeNull();
    expect((await change(id, { type: 'text' })).error).toBeNull();
    const { data } = await admin.from('notices').select('link, file_url').eq('id', id).single();
    expect(data).toEqual({ link: null, file_url: null });
  });

  it.each([
    ['an end before the start', { starts_at: hours(2), ends_at: hours(1) }, 'ends_after_start'],
    ['an end at the start', { starts_at: past.ends_at, ends_at: past.ends_at }, 'ends_after_start'],
    ['an end that is past', { starts_at: hours(-3), ends_at: hours(-2) }, 'notices_end_not_past'],
    ['an unknown status', { status: 'hidden' }, 'notice_status'],
  ])('cannot give a notice %s', async (_, period, constraint) => {
    const created_at = constraint === 'ends_after_start' ? past.created_at : undefined;
    const added = await admin
      .from('notices')
      .insert({ ...link, ...period, ...(created_at && { created_at }) } as never);
    expect(added.error?.message).toContain(constraint);
    const { id } = await create(past);
    const changed = await change(id, period);
    expect(changed.error?.message).toContain(constraint);
  });

  it('restore an ended notice from the bin with its period and pin', async () => {
    const before = await create({ ...past, pinned: true });
    await admin.from('notices').delete().eq('id', before.id).throwOnError();
    await admin
      .rpc('restore_from_bin', { item_kind: 'notices', item_id: before.id })
      .throwOnError();
    const { data } = await admin.from('notices').select(COLUMNS).eq('id', before.id).single();
    expect(data).toEqual({ ...before, updated_at: data?.updated_at });
  });
});
