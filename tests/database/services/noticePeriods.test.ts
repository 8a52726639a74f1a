import { afterEach, describe, expect, it, vi } from 'vitest';
import * as notices from '../../../src/services/notices/notices';
import { staffCounts } from '../../../src/staff/data/items/staffCounts';
import {
  duplicate,
  endNow,
  setStatus,
  undoEnd,
} from '../../../src/staff/data/notices/noticeActions';
import * as noticesAdmin from '../../../src/staff/data/notices/noticesAdmin';
import { NOTICE_STATES } from '../../../src/staff/data/notices/noticesAdminRows';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** Status and period of notices by the services, on the migrated schema. */

const { admin } = withStaff();

const HOUR = 3_600_000;
const hours = (number: number) => new Date(Date.now() + number * HOUR);
const closed = {
  title: 'Counter closed',
  description: 'On Friday.',
  type: 'link',
  link: 'https://mfa.go.ke',
} as const;

const create = async (extra: Partial<noticesAdmin.NoticeInput> = {}) =>
  dataOf(await noticesAdmin.create({ ...closed, ...extra }));

/** Inserts a notice whose period is over, which the service cannot. */
const createEnded = async () => {
  const past = [-9, -8, -7].map((number) => hours(number).toISOString());
  const { title, link } = closed;
  const row = { title, link, created_at: past[0], starts_at: past[1], ends_at: past[2] };
  const { data } = await admin().from('notices').insert(row).select('id').single().throwOnError();
  return dataOf(await noticesAdmin.get(data.id));
};

const createAll = async () => ({
  draft: await create({ status: 'draft' }),
  scheduled: await create({ startsAt: hours(1), endsAt: hours(2) }),
  shown: await create({ endsAt: hours(1), pinned: true }),
  ended: await createEnded(),
});

const isVisible = async (id: string) =>
  dataOf(await notices.listLatest()).some((notice) => notice.id === id);

afterEach(async () => {
  await admin().from('notices').delete().like('title', `${closed.title}%`).throwOnError();
});

describe('the state of a notice', () => {
  it('is draft, scheduled, shown or ended, and visitors see only a shown one', async () => {
    const all = await createAll();
    for (const state of NOTICE_STATES) {
      expect(all[state].state).toBe(state);
      expect(await isVisible(all[state].id)).toBe(state === 'shown');
    }
    expect(all.shown.pinned).toBe(true);
    expect(all.draft).toMatchObject({ endsAt: null, pinned: false, status: 'draft' });
  });

  it('filters the list, together with the search, and is counted', async () => {
    const before = dataOf(await staffCounts()).notices;
    const all = await createAll();
    const open = await create();
    const expected = { draft: 1, scheduled: 1, shown: 2, ended: 1 };
    const after = dataOf(await staffCounts()).notices;
    for (const state of NOTICE_STATES) {
      const found = dataOf(await noticesAdmin.list({ page: 1, state, search: closed.title }));
      const ids = found.items.map(({ id }) => id);
      expect(ids, state).toHaveLength(expected[state]);
      expect(ids).toContain(all[state].id);
      if (state === 'shown') expect(ids).toContain(open.id);
      expect(after[state]).toBe(before[state] + expected[state]);
      expect(dataOf(await noticesAdmin.list({ page: 1, state })).total).toBe(after[state]);
    }
  });
});

describe('saving the period of a notice', () => {
  it('stores start and end as given, and changes neither when they are omitted', async () => {
    const [startsAt, endsAt] = [hours(1), hours(2)];
    const { id } = await create({ startsAt, endsAt, pinned: true });
    const saved = dataOf(await noticesAdmin.update(id, { ...closed, description: 'New.' }));
    expect(saved).toMatchObject({ startsAt, endsAt, pinned: true, state: 'scheduled' });
    const open = dataOf(await noticesAdmin.update(id, { ...closed, endsAt: null, pinned: false }));
    expect(open).toMatchObject({ startsAt, endsAt: null, pinned: false });
  });

  it('starts it at the time of the database', async () => {
    const { id } = await create({ startsAt: hours(1) });
    const now = dataOf(await noticesAdmin.update(id, { ...closed, startsAt: 'now' }));
    expect(now.state).toBe('shown');
    expect(Math.abs(now.startsAt.getTime() - Date.now())).toBeLessThan(10_000);
  });

  it.each([
    ['an end before the start', { startsAt: hours(2), endsAt: hours(1) }, 'endBeforeStart'],
    ['a past end', { startsAt: hours(-3), endsAt: hours(-2) }, 'endPast'],
  ])('fails for %s', async (_, period, code) => {
    expect(await noticesAdmin.create({ ...closed, ...period })).toMatchObject({ code });
    const { id } = await create();
    expect(await noticesAdmin.update(id, { ...closed, ...period })).toMatchObject({ code });
  });

  it('accepts other changes of a notice that has ended, its pin included', async () => {
    const { id, startsAt, endsAt } = await createEnded();
    const input = { ...closed, startsAt, endsAt, pinned: true };
    expect(dataOf(await noticesAdmin.update(id, input))).toMatchObject({
      state: 'ended',
      pinned: true,
    });
  });
});

describe('ending a notice now', () => {
  it('hides it from visitors, and can be undone', async () => {
    const endsAt = hours(1);
    const { id } = await create({ endsAt });
    const ended = dataOf(await endNow(id));
    expect(ended).toMatchObject({ id, state: 'ended', previousEnd: endsAt });
    expect(await isVisible(id)).toBe(false);
    expect(dataOf(await undoEnd(ended))).toMatchObject({ state: 'shown', endsAt });
    expect(await isVisible(id)).toBe(true);
    const again = dataOf(await endNow(id));
    dataOf(await noticesAdmin.update(id, { ...closed, endsAt: null }));
    expect(await undoEnd(again)).toMatchObject({ code: 'conflict' });
    const open = dataOf(await endNow(id));
    expect(dataOf(await undoEnd(open))).toMatchObject({ state: 'shown', endsAt: null });
    dataOf(await noticesAdmin.remove(id));
    expect(await undoEnd(open)).toMatchObject({ code: 'notFound' });
    expect(await endNow(id)).toMatchObject({ code: 'notFound' });
  });

  it('fails for one that has not begun', async () => {
    const { id } = await create({ startsAt: hours(1) });
    expect(await endNow(id)).toMatchObject({ code: 'endBeforeStart' });
  });
});

describe('changing the status of a notice', () => {
  it('hides it from visitors and shows it again', async () => {
    const { id } = await create();
    expect(dataOf(await setStatus(id, 'draft'))).toMatchObject({ id, state: 'draft' });
    expect(await isVisible(id)).toBe(false);
    expect(dataOf(await setStatus(id, 'published'))).toMatchObject({ state: 'shown' });
    expect(await isVisible(id)).toBe(true);
    dataOf(await noticesAdmin.remove(id));
    expect(await setStatus(id, 'draft')).toMatchObject({ code: 'notFound' });
  });
});

describe('duplicating a notice', () => {
  it('creates a draft of the same texts and files in both languages with a new period', async () => {
    const translation = {
      title: 'Бланк',
      description: 'Новый.',
      fileUrl: '/scenes/dhow-coast.svg',
    };
    const original = await create({
      type: 'document',
      fileUrl: '/scenes/tea-hills.svg',
      language: 'en',
      translation,
      startsAt: hours(-2),
      endsAt: hours(1),
      pinned: true,
    });
    const copy = dataOf(await duplicate(original.id, (title) => `${title} (copy)`));
    const { description, type, fileUrl, link, language } = original;
    expect(copy).toMatchObject({ description, type, fileUrl, link, language });
    expect(copy.translation).toEqual({ ...translation, title: 'Бланк (copy)' });
    expect(copy).toMatchObject({ title: 'Counter closed (copy)', pinned: true });
    expect(copy).toMatchObject({ state: 'draft', endsAt: null });
    expect(copy.startsAt.getTime()).toBeGreaterThan(original.startsAt.getTime());
    dataOf(await noticesAdmin.remove(original.id));
    expect(dataOf(await noticesAdmin.get(copy.id))).toMatchObject({
      fileUrl,
      translation: copy.translation,
    });
    expect(await duplicate(original.id, String)).toMatchObject({ code: 'notFound' });
  });
});
