import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchCurrentSite } from '../../../src/site/data/currentSite/fetchCurrentSite';
import { listAll } from '../../../src/site/data/notices/allNotices';
import * as notices from '../../../src/site/data/notices/currentNotices';
import * as items from '../../../src/staff/api/items/items';
import type { Item } from '../../../src/staff/kinds/kind';
import { itemState } from '../../../src/staff/kinds/kinds';
import { dataOf, withStaff } from '../../support/database/services';

/** Status and period of notices and alerts by the services, on the migrated schema. */

const { admin } = withStaff();

const STATES = ['draft', 'scheduled', 'shown', 'ended'] as const;
const HOUR = 3_600_000;
const hours = (number: number) => new Date(Date.now() + number * HOUR).toISOString();
const closed = {
  title: 'Quokka closed',
  description: 'On Friday.',
  type: 'link',
  link: 'https://mfa.go.ke',
} as const;

const create = async (extra: Partial<Item<'notices'>> = {}) =>
  dataOf(await items.createItem('notices', { ...closed, ...extra }));

/** Creates a notice whose period is over. */
const createEnded = async () => {
  const { id } = await create({ starts_at: hours(-1), ends_at: hours(1) });
  return dataOf(await items.endNow('notices', id));
};

const createAll = async () => ({
  draft: await create({ status: 'draft' }),
  scheduled: await create({ starts_at: hours(1), ends_at: hours(2) }),
  shown: await create({ ends_at: hours(1), pinned: true }),
  ended: await createEnded(),
});

const isCurrent = async (id: string) =>
  dataOf(await notices.listCurrent()).some((notice) => notice.id === id);

/** Where the page of notices shows it. */
async function placeOf(id: string): Promise<'current' | 'past' | undefined> {
  const all = dataOf(await listAll());
  return (['current', 'past'] as const).find((place) => all[place].some((one) => one.id === id));
}

afterEach(async () => {
  await admin().from('notices').delete().like('title', `${closed.title}%`).throwOnError();
});

it('notices in force are read pinned first, then the newest first', async () => {
  const pinned = await create({ pinned: true });
  const older = await create();
  const newer = await create();
  const ids = dataOf(await notices.listCurrent()).map(({ id }) => id);
  const own = [pinned, older, newer].map(({ id }) => id);
  expect(ids.filter((id) => own.includes(id))).toEqual([pinned.id, newer.id, older.id]);
});

describe('the state of a notice', () => {
  it('is draft, scheduled, shown or ended, and visitors read a shown and an ended one', async () => {
    const all = await createAll();
    for (const state of STATES) {
      expect(itemState('notices', all[state])).toBe(state);
      expect(await isCurrent(all[state].id)).toBe(state === 'shown');
    }
    expect(await placeOf(all.draft.id)).toBeUndefined();
    expect(await placeOf(all.scheduled.id)).toBeUndefined();
    expect(await placeOf(all.shown.id)).toBe('current');
    expect(await placeOf(all.ended.id)).toBe('past');
    expect(all.shown.pinned).toBe(true);
    expect(all.draft).toMatchObject({ ends_at: null, pinned: false, status: 'draft' });
  });
});

describe('ending a notice now', () => {
  it('moves it to the past ones, and can be undone', async () => {
    const ends_at = hours(1);
    const { id } = await create({ ends_at });
    const ended = dataOf(await items.endNow('notices', id));
    expect(itemState('notices', ended)).toBe('ended');
    expect(await placeOf(id)).toBe('past');
    const back = dataOf(await items.updateItem('notices', id, { ends_at }, ended.revision));
    expect(Date.parse(back.ends_at ?? '')).toBe(Date.parse(ends_at));
    expect(await placeOf(id)).toBe('current');
  });
});

type AlertColumns = Partial<Item<'alerts'>>;
const alert = (changes: Partial<AlertColumns> = {}): AlertColumns => ({
  level: 'important',
  text_en: 'The consular section is closed today.',
  text_ru: 'Консульский отдел сегодня закрыт.',
  link: null,
  starts_at: 'now',
  ends_at: hours(2),
  ...changes,
});
const putUp = async (changes: Partial<AlertColumns> = {}) =>
  dataOf(await items.createItem('alerts', alert(changes)));
const current = async () => (await fetchCurrentSite())?.alerts ?? [];
const textsShown = async () => (await current()).map(({ text }) => text.en);

beforeEach(async () => {
  await admin().from('alerts').delete().gt('ends_at', '2000-01-01').throwOnError();
});

describe('current alerts', () => {
  it('are the emergency first, then the newest, two at most', async () => {
    await putUp({ text_en: 'older', starts_at: hours(-2) });
    await putUp({ text_en: 'newer', starts_at: hours(-1) });
    expect(await textsShown()).toEqual(['newer', 'older']);
    await putUp({ level: 'emergency', text_en: 'emergency', starts_at: hours(-3) });
    expect(await textsShown()).toEqual(['emergency', 'newer']);
  });

  it('are neither those of the future nor those that have been taken down', async () => {
    const { id } = await putUp({ text_en: 'current' });
    await putUp({ text_en: 'planned', starts_at: hours(1) });
    expect(await textsShown()).toEqual(['current']);
    dataOf(await items.endNow('alerts', id));
    expect(await textsShown()).toEqual([]);
  });
});

describe('alerts of the staff area', () => {
  it.each([
    ['it lasts more than 30 days', { ends_at: hours(30 * 24 + 1) }, 'periodTooLong'],
    ['it has no Russian text', { text_ru: ' ' }, 'rejected'],
  ] as const)('are rejected where %s', async (_, changes, code) => {
    expect(await items.createItem('alerts', alert(changes))).toMatchObject({
      success: false,
      code,
    });
    expect(await textsShown()).toEqual([]);
  });
});
