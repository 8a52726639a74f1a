import { expect, it } from 'vitest';
import { notesOf } from '../../src/features/consular/visit/Costs';

it.each([
  [70, [50, 20]],
  [20, [20]],
  [100, [100]],
  [187, [100, 50, 20, 10, 5, 2]],
])('%i dollars are the fewest notes', (sum, notes) => {
  expect(notesOf(sum).flatMap(({ note, number }) => Array(number).fill(note))).toEqual(notes);
});

it('counts equal notes', () => expect(notesOf(40)).toEqual([{ note: 20, number: 2 }]));
