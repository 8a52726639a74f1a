import { describe, expect, it } from 'vitest';
import { formatMonths, monthSet } from '../../src/site/kenya/seasons/months';

const dash = (from: string, to: string) => `${from}–${to}`;

describe('months', () => {
  it('are counted across the end of the year', () => {
    expect([...monthSet([[10, 3]])]).toEqual([1, 2, 3, 10, 11, 12]);
    expect([
      ...monthSet([
        [6, 10],
        [1, 2],
      ]),
    ]).toEqual([1, 2, 6, 7, 8, 9, 10]);
    expect(monthSet([[1, 12]]).size).toBe(12);
  });

  it('are listed in the order given', () => {
    expect(
      formatMonths(
        [
          [6, 10],
          [1, 2],
        ],
        'en',
        dash,
      ),
    ).toBe('June–October, January–February');
    expect(formatMonths([[3, 3]], 'en', dash)).toBe('March');
    expect(formatMonths([[10, 3]], 'ru', dash)).toBe('октябрь–март');
  });
});
