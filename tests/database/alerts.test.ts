// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../supabase/embedded';
import {
  type Backend,
  type Client,
  type MigratedDatabase,
  migratedDatabase,
  startBackend,
} from '../support/database/backend';

/** Alerts: both languages, a period, and audit entries, versions and bin items as of every other item. */

const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();
const alert = {
  level: 'important',
  text_en: 'The consular section is closed today.',
  text_ru: 'Консульский отдел сегодня закрыт.',
  ends_at: hours(2),
} as const;
const COLUMNS = 'id, level, text_en, text_ru, link, starts_at, ends_at, created_at';

describe('alerts that visitors see', () => {
  let database: MigratedDatabase;
  const sql = <Row = Record<string, unknown>>(query: string) => database.sql<Row>(query);

  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database?.close());

  /** Returns the texts that a visitor sees; in one transaction, where now() is the same for every statement. */
  async function visibleAfter(...alerts: [text: string, starts: string, ends: string][]) {
    await sql('begin');
    try {
      for (const [text, starts, ends] of alerts) {
        const level = text.startsWith('emergency') ? 'emergency' : 'important';
        await sql(`insert into public.alerts
          (level, text_en, text_ru, created_at, starts_at, ends_at)
          values ('${level}', '${text}', 'текст', now() - interval '1 year', ${starts}, ${ends})`);
      }
      await sql('set local role anon');
      const rows = await sql<{ text_en: string }>(
        'select text_en from public.alerts order by level, starts_at desc, id',
      );
      return rows.map(({ text_en }) => text_en);
    } finally {
      await sql('rollback');
    }
  }

  it('are those between start and end', async () => {
    const visible = await visibleAfter(
      ['before', `now() + interval '1 second'`, `now() + interval '1 hour'`],
      ['during', `now() - interval '1 hour'`, `now() + interval '1 second'`],
      ['after', `now() - interval '1 hour'`, `now() - interval '1 second'`],
    );
    expect(visible).toEqual(['during']);
  });

  it('are only the second of two at the instant at which one ends and the other starts', async () => {
    const visible = await visibleAfter(
      ['ends', `now() - interval '1 hour'`, 'now()'],
      ['starts', 'now()', `now() + interval '1 hour'`],
    );
    expect(visible).toEqual(['starts']);
  });

  it('have emergencies first, then the newest start', async () => {
    const end = `now() + interval '1 hour'`;
    const visible = await visibleAfter(
      ['older', `now() - interval '2 hours'`, end],
      ['newer', `now() - interval '1 hour'`, end],
      ['emergency', `now() - interval '3 hours'`, end],
    );
    expect(visible).toEqual(['emergency', 'newer', 'older']);
  });
});

describe('an alert', () => {
  let backend: Backend;
  let admin: Client;

  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.signIn(DEMO_ADMIN);
  });
  afterAll(() => backend?.close());

  const create = async (extra: object = {}) => {
    const made = admin.from('alerts').insert({ ...alert, ...extra });
    return (await made.select(COLUMNS).single().throwOnError()).data;
  };

  it.each([
    ['English text', { text_en: ' \n' }, 'alerts_text_en_not_blank'],
    ['Russian text', { text_ru: '' }, 'alerts_text_ru_not_blank'],
    ['Russian text at all', { text_ru: null }, 'null value in column "text_ru"'],
    ['a web address as link', { link: 'javascript:alert(1)' }, 'alerts_link_web'],
    ['an end', { ends_at: null }, 'null value in column "ends_at"'],
    ['an end after its start', { starts_at: hours(3) }, 'alerts_ends_after_start'],
    ['an end within 30 days', { ends_at: hours(30 * 24 + 1) }, 'alerts_at_most_30_days'],
    [
      'an end that is not past',
      { starts_at: hours(-3), ends_at: hours(-2) },
      'alerts_end_not_past',
    ],
    ['a known level', { level: 'funny' }, 'alert_level'],
  ])('requires %s', async (_, extra, message) => {
    const { error } = await admin.from('alerts').insert({ ...alert, ...extra } as never);
    expect(error?.message).toContain(message);
  });

  it('can last for 30 days', async () => {
    const starts_at = new Date().toISOString();
    const ends_at = new Date(Date.parse(starts_at) + 30 * 24 * 3_600_000).toISOString();
    expect(await create({ starts_at, ends_at })).toMatchObject({ text_ru: alert.text_ru });
  });

  it('has the admin who creates it as author, and no other account', async () => {
    const member = await backend.signIn(DEMO_VISITOR);
    const { data } = await member.auth.getUser();
    const forged = { ...alert, author_id: data.user?.id ?? '' };
    expect((await admin.from('alerts').insert(forged)).error?.code).toBe('42501');
    const { id } = await create();
    const changed = await admin.from('alerts').update(forged).eq('id', id);
    expect(changed.error?.code).toBe('42501');
  });

  it('is hidden from visitors immediately when staff end it', async () => {
    const { id } = await create({ created_at: hours(-2), starts_at: hours(-1) });
    const seen = () => backend.visitor().from('alerts').select('id').eq('id', id).throwOnError();
    expect((await seen()).data).toHaveLength(1);
    const ended = { ends_at: new Date(Date.now() - 1_000).toISOString() };
    await admin.from('alerts').update(ended).eq('id', id).throwOnError();
    expect((await seen()).data).toEqual([]);
  });

  it('has audit entries and versions, and is restored from the bin unchanged', async () => {
    const before = await create({ link: 'https://mfa.go.ke' });
    const { id } = before;
    await admin.from('alerts').update({ text_en: 'Open again.' }).eq('id', id).throwOnError();
    await admin.from('alerts').delete().eq('id', id).throwOnError();
    const binned = await admin.from('bin').select('kind, title, files').eq('item_id', id).single();
    expect(binned.data).toEqual({ kind: 'alerts', title: 'Open again.', files: [] });
    const restored = await admin
      .rpc('restore_from_bin', { item_kind: 'alerts', item_id: id })
      .throwOnError();
    expect(restored.data).toMatchObject([{ kind: 'alerts', title: 'Open again.', slug: null }]);
    const { data } = await admin.from('alerts').select(COLUMNS).eq('id', id).single();
    expect(data).toEqual({ ...before, text_en: 'Open again.' });
    const audit = admin.from('audit').select('kind, action, actor_name, changes').eq('item_id', id);
    const entries = (await audit.order('id').throwOnError()).data;
    expect(entries.map(({ action }) => action)).toEqual(['create', 'change', 'bin', 'restore']);
    expect(entries[1]).toMatchObject({
      kind: 'alerts',
      actor_name: DEMO_ADMIN.email,
      changes: { text_en: [alert.text_en, 'Open again.'] },
    });
    const versions = await admin.from('audit').select('snapshot').eq('item_id', id).order('id');
    const texts = versions.data?.flatMap(({ snapshot }) => (snapshot ? [snapshot.text_en] : []));
    expect(texts).toEqual([alert.text_en, 'Open again.']);
  });
});
