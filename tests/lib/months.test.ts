import { expect, it } from 'vitest';
import { formatMonths } from '../../src/site/kenya/seasons/months';

it('months are ranges across the end of the year, or one name', () => {
  const range = (from: string, to: string) => `${from}–${to}`;
  const months = [
    [10, 3],
    [6, 6],
  ] as const;
  expect(
    formatMonths(
      months.map(([from, to]) => [from, to]),
      'ru',
      range,
    ),
  ).toBe('октябрь–март, июнь');
});
