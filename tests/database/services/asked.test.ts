import { expect, it } from 'vitest';
import { DEMO_WRITER } from '../../../local/database/embedded';
import { countAsked, fetchAsked } from '../../../src/staff/data/facts';
import { dataOf, signInAs, withStaff } from '../../support/database/services';

const { admin } = withStaff();

it('what visitors ask is counted once for each press, also of presses at the same time', async () => {
  expect(dataOf(await countAsked('answers.payment'))).toBe(1);
  await signInAs(DEMO_WRITER);
  const presses = Array.from({ length: 20 }, () => countAsked('answers.payment'));
  const counted = (await Promise.all(presses)).map(dataOf);
  expect(counted.toSorted((a, b) => a - b)).toEqual(counted.map((_, index) => index + 2));
  expect(dataOf(await countAsked('/consular/pets'))).toBe(1);
  expect(dataOf(await countAsked('/consular/visa', -1))).toBe(0);
  expect(dataOf(await countAsked('answers.payment', -1))).toBe(20);
  expect(Object.fromEntries(dataOf(await fetchAsked()))).toEqual({
    'answers.payment': 20,
    '/consular/pets': 1,
  });
});

it('no words are stored of what visitors ask, and at most 500 numbers', async () => {
  for (const key of ['My name is Amina', 'answers.', '/a b', `/${'a'.repeat(80)}`]) {
    expect(await countAsked(key)).toMatchObject({ code: 'rejected' });
  }
  const { error: byTen } = await admin().rpc('count_asked', { key: '/consular/pets', by: 10 });
  expect(byTen?.message).toContain('count_asked_by_one');
  const count = (index: number) => admin().rpc('count_asked', { key: `/page-${index}` });
  await Promise.all(Array.from({ length: 500 }, (_, index) => count(index)));
  const { error } = await count(500);
  expect(error?.message).toContain('asked_at_most_500');
  expect(dataOf(await countAsked('/consular/pets'))).toBe(2);
});
