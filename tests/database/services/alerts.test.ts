import { beforeEach, describe, expect, it } from 'vitest';
import { fetchCurrentSite } from '../../../src/site/data/currentSite/fetchCurrentSite';
import * as items from '../../../src/staff/api/items/items';
import type { Item } from '../../../src/staff/kinds/kind';
import { dataOf, withStaff } from '../../support/database/services';

/** Alerts on the migrated schema: what visitors get, how staff write them and take them down. */

const { admin } = withStaff();

const HOUR = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * HOUR).toISOString();

type AlertColumns = Partial<Item<'alerts'>>;
const alert = (changes: Partial<AlertColumns> = {}): AlertColumns => ({
  level: 'important',
  text_en: 'The consular section is closed today.',
  text_ru: 'Консульский отдел сегодня закрыт.',
  link: null,
  starts_at: 'now',
  ends_at: inHours(2),
  ...changes,
});
const create = async (changes: Partial<AlertColumns> = {}) =>
  dataOf(await items.create('alerts', alert(changes)));
const current = async () => (await fetchCurrentSite())?.alerts ?? [];
const shown = async () => (await current()).map(({ text }) => text.en);

beforeEach(async () => {
  await admin().from('alerts').delete().gt('ends_at', '2000-01-01').throwOnError();
});

describe('current alerts', () => {
  it('are the emergency first, then the newest, two at most', async () => {
    await create({ text_en: 'older', starts_at: inHours(-2) });
    await create({ text_en: 'newer', starts_at: inHours(-1) });
    expect(await shown()).toEqual(['newer', 'older']);
    await create({ level: 'emergency', text_en: 'emergency', starts_at: inHours(-3) });
    expect(await shown()).toEqual(['emergency', 'newer']);
  });

  it('are neither those of the future nor those that have been taken down', async () => {
    const { id } = await create({ text_en: 'current' });
    await create({ text_en: 'planned', starts_at: inHours(1) });
    expect(await shown()).toEqual(['current']);
    dataOf(await items.endNow('alerts', id));
    expect(await shown()).toEqual([]);
  });
});

describe('alerts of the staff area', () => {
  it.each([
    ['it lasts more than 30 days', { ends_at: inHours(30 * 24 + 1) }, 'periodTooLong'],
    ['it has no Russian text', { text_ru: ' ' }, 'rejected'],
  ] as const)('are rejected where %s', async (_, changes, code) => {
    expect(await items.create('alerts', alert(changes))).toMatchObject({ success: false, code });
    expect(await shown()).toEqual([]);
  });
});
