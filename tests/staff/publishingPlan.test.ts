import { describe, expect, it } from 'vitest';
import {
  dateRelation,
  type PublishingState,
  publishingPlan,
} from '../../src/staff/editor/publishing/publishingPlan';

/** The buttons for each state and date, and for a writer, with the effect of the first one. */

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
  ['writer', 'draft', 'empty', 'handOver saveDraft', 'writerDraft'],
  ['writer', 'published', 'empty', 'handOver', 'writerLive'],
];

describe('the buttons of a form', () => {
  it.each(ROWS)('for the %s, %s, date %s: %s; effect %s', (role, stored, date, buttons, effect) => {
    const plan = publishingPlan({ mayPublish: role === 'admin', stored, date });
    expect([plan.primary, ...plan.secondary].join(' ')).toBe(buttons);
    expect(plan.effect).toBe(effect);
  });
});

const now = new Date('2026-11-22T12:00:00Z');

it('a date is in the future only after the current time', () => {
  expect(dateRelation(null, now)).toBe('empty');
  expect(dateRelation(now, now)).toBe('past');
  expect(dateRelation(new Date(now.getTime() + 60_000), now)).toBe('future');
});
