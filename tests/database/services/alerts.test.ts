import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listCurrent } from '../../../src/services/alerts/alerts';
import * as alerts from '../../../src/staff/data/alerts/alertsAdmin';
import { changesOf, lastChanges } from '../../../src/staff/data/history/auditEntries';
import * as bin from '../../../src/staff/data/history/bin';
import { alertVersion, versionsOf } from '../../../src/staff/data/history/versions';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** Alerts on the migrated schema: what visitors get, and how staff write them and take them down. */

const { admin } = withStaff();

const HOUR = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * HOUR);
const alert = (changes: Partial<alerts.AlertInput> = {}): alerts.AlertInput => ({
  level: 'important',
  textEn: 'The consular section is closed today.',
  textRu: 'Консульский отдел сегодня закрыт.',
  link: null,
  startsAt: null,
  endsAt: inHours(2),
  ...changes,
});
const create = async (changes: Partial<alerts.AlertInput> = {}) =>
  dataOf(await alerts.create(alert(changes)));
const shown = async () => dataOf(await listCurrent()).map(({ text }) => text.en);

beforeEach(async () => {
  await admin().from('alerts').delete().gt('ends_at', '2000-01-01').throwOnError();
});

describe('current alerts', () => {
  it('have both languages, the link and the times', async () => {
    const { startsAt, endsAt } = await create({ link: ' https://mfa.go.ke/closed ' });
    const [current] = dataOf(await listCurrent());
    expect(current).toMatchObject({
      level: 'important',
      text: { en: alert().textEn, ru: alert().textRu },
      link: 'https://mfa.go.ke/closed',
      startsAt: startsAt.getTime(),
    });
    // The header `Date` has whole seconds.
    expect(Math.abs((current?.endsAt ?? 0) - endsAt.getTime())).toBeLessThan(2_000);
  });

  it('are the emergency first, then the newest, two at most', async () => {
    await create({ textEn: 'older', startsAt: inHours(-2) });
    await create({ textEn: 'newer', startsAt: inHours(-1) });
    expect(await shown()).toEqual(['newer', 'older']);
    await create({ level: 'emergency', textEn: 'emergency', startsAt: inHours(-3) });
    expect(await shown()).toEqual(['emergency', 'newer']);
  });

  it('are neither those of the future nor those that have been taken down', async () => {
    const { id } = await create({ textEn: 'current' });
    await create({ textEn: 'planned', startsAt: inHours(1) });
    expect(await shown()).toEqual(['current']);
    dataOf(await alerts.endNow(id));
    expect(await shown()).toEqual([]);
  });

  it('are at most 1 kB with two alerts of 200 characters in each language', async () => {
    const textEn = 'Kenyan citizens who need urgent help can call day and night. '.repeat(4);
    const textRu = 'Граждане Кении могут звонить нам круглосуточно: дежурный ответит. '.repeat(4);
    const texts = { textEn: textEn.slice(0, 200), textRu: textRu.slice(0, 200) };
    await create({ ...texts, link: 'https://mfa.go.ke/closed' });
    await create({ ...texts, link: 'https://mfa.go.ke/help' });
    const responses = vi.spyOn(globalThis, 'fetch');
    expect(dataOf(await listCurrent())).toHaveLength(2);
    const [url, init] = responses.mock.calls[0] ?? [];
    responses.mockRestore();
    // By gzip, because every browser accepts it.
    const { gzipSync } = await import('node:zlib');
    const body = await (await fetch(String(url), { headers: init?.headers ?? {} })).text();
    expect(gzipSync(body).length).toBeLessThanOrEqual(1_000);
  });
});

describe('alerts of the staff area', () => {
  it('are listed by whether they have ended', async () => {
    const { id } = await create({ textEn: 'over' });
    await create({ textEn: 'current' });
    await create({ textEn: 'planned', startsAt: inHours(1) });
    dataOf(await alerts.endNow(id));
    const textsOf = async (period: 'open' | 'ended') =>
      dataOf(await alerts.list({ page: 1, period })).items.map(({ textEn }) => textEn);
    expect(await textsOf('open')).toEqual(['planned', 'current']);
    expect(await textsOf('ended')).toEqual(['over']);
  });

  it('are taken down now, and put up again until their end', async () => {
    const { id, endsAt } = await create();
    const ended = dataOf(await alerts.endNow(id));
    expect(Math.abs(ended.endsAt.getTime() - Date.now())).toBeLessThan(5_000);
    expect(await shown()).toEqual([]);
    expect(dataOf(await alerts.extend(id, endsAt)).endsAt).toEqual(endsAt);
    expect(await shown()).toEqual([alert().textEn]);
  });

  it.each([
    ['its end is past', { startsAt: inHours(-3), endsAt: inHours(-2) }, 'endPast'],
    ['its end is before its start', { startsAt: inHours(3) }, 'endBeforeStart'],
    ['it lasts more than 30 days', { endsAt: inHours(30 * 24 + 1) }, 'periodTooLong'],
    ['it has no Russian text', { textRu: ' ' }, 'rejected'],
    ['it has 201 characters', { textEn: 'x'.repeat(201) }, 'rejected'],
    ['its link is a script', { link: 'javascript:alert(1)' }, 'rejected'],
  ] as const)('are rejected where %s', async (_, changes, code) => {
    expect(await alerts.create(alert(changes))).toMatchObject({ success: false, code });
    expect(await shown()).toEqual([]);
  });

  it('save over the revision that was opened, and not over a later one', async () => {
    const { id, revision } = await create();
    const changed = dataOf(await alerts.update(id, alert({ textEn: 'Changed.' }), revision));
    expect(changed.textEn).toBe('Changed.');
    expect(await alerts.update(id, alert(), revision)).toMatchObject({ code: 'conflict' });
  });

  it('have versions and audit entries, and go through the bin', async () => {
    const { id, revision } = await create();
    dataOf(await alerts.update(id, alert({ textEn: 'Changed.' }), revision));
    const [newest] = dataOf(await changesOf('alerts', id));
    expect(newest).toMatchObject({ kind: 'alerts', action: 'change', title: 'Changed.' });
    expect(dataOf(await lastChanges(1))[0]).toMatchObject({ itemId: id, editable: true });
    const [, first] = dataOf(await versionsOf('alerts', id));
    expect(dataOf(await alertVersion(first ?? 0))).toMatchObject({ textEn: alert().textEn });
    dataOf(await alerts.remove(id));
    expect(await shown()).toEqual([]);
    expect(dataOf(await bin.restore({ kind: 'alerts', id }))).toMatchObject({
      kind: 'alerts',
      title: 'Changed.',
    });
    expect(await shown()).toEqual(['Changed.']);
    dataOf(await alerts.remove(id));
    expect(await bin.purge({ id, kind: 'alerts' })).toMatchObject({ success: true });
    // The key of its message, because this file loads no texts.
    expect(await bin.purge({ id, kind: 'alerts' })).toMatchObject({ error: 'alertDelete' });
  });
});
