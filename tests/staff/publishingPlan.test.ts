import { describe, expect, it } from 'vitest';
import {
  dateRelation,
  isForVisitors,
  type PublishingState,
  publishingPlan,
} from '../../src/staff/editor/publishing/publishingPlan';

/** Every combination of state, date and role, with the buttons and the first one's effect. */

type Row = [
  role: 'admin' | 'writer',
  stored: PublishingState['stored'],
  date: PublishingState['date'],
  buttons: string,
  effect: string,
];

const ROWS: Row[] = [
  ['admin', 'new', 'empty', 'publishNow saveDraft', 'now'],
  ['admin', 'new', 'past', 'publishNow saveDraft', 'nowDated'],
  ['admin', 'new', 'future', 'schedule saveDraft', 'schedule'],
  ['admin', 'draft', 'empty', 'publishNow saveDraft', 'now'],
  ['admin', 'draft', 'past', 'publishNow saveDraft', 'nowDated'],
  ['admin', 'draft', 'future', 'schedule saveDraft', 'schedule'],
  ['admin', 'scheduled', 'empty', 'publishNow toDraft', 'nowInstead'],
  ['admin', 'scheduled', 'past', 'publishNow toDraft', 'nowDated'],
  ['admin', 'scheduled', 'future', 'saveChanges publishNow toDraft', 'schedule'],
  ['admin', 'published', 'empty', 'publishChanges toDraft', 'changes'],
  ['admin', 'published', 'past', 'publishChanges toDraft', 'changesDated'],
  ['admin', 'published', 'future', 'schedule toDraft', 'hide'],
  ['writer', 'new', 'empty', 'handOver saveDraft', 'writerDraft'],
  ['writer', 'new', 'past', 'handOver saveDraft', 'writerDraft'],
  ['writer', 'new', 'future', 'handOver saveDraft', 'writerDraft'],
  ['writer', 'draft', 'empty', 'handOver saveDraft', 'writerDraft'],
  ['writer', 'draft', 'past', 'handOver saveDraft', 'writerDraft'],
  ['writer', 'draft', 'future', 'handOver saveDraft', 'writerDraft'],
  ['writer', 'scheduled', 'empty', 'handOver', 'writerLive'],
  ['writer', 'scheduled', 'past', 'handOver', 'writerLive'],
  ['writer', 'scheduled', 'future', 'handOver', 'writerLive'],
  ['writer', 'published', 'empty', 'handOver', 'writerLive'],
  ['writer', 'published', 'past', 'handOver', 'writerLive'],
  ['writer', 'published', 'future', 'handOver', 'writerLive'],
];

describe('the buttons of a form', () => {
  it.each(ROWS)('for the %s, %s, date %s: %s; effect %s', (role, stored, date, buttons, effect) => {
    const plan = publishingPlan({ mayPublish: role === 'admin', stored, date });
    expect([plan.primary, ...plan.secondary].join(' ')).toBe(buttons);
    expect(plan.effect).toBe(effect);
  });

  it('let a writer publish nothing', () => {
    const plans = ROWS.filter(([role]) => role === 'writer').map(([role, stored, date]) =>
      publishingPlan({ mayPublish: role === 'admin', stored, date }),
    );
    const actions = plans.flatMap(({ primary, secondary }) => [primary, ...secondary]);
    expect(actions.filter(isForVisitors)).toEqual([]);
  });
});

const now = new Date('2026-11-22T12:00:00Z');

it('a date is in the future only after the current time', () => {
  expect(dateRelation(null, now)).toBe('empty');
  expect(dateRelation(now, now)).toBe('past');
  expect(dateRelation(new Date(now.getTime() + 60_000), now)).toBe('future');
});
