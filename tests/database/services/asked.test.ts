import { expect, it } from 'vitest';
import { DEMO_WRITER } from '../../../local/database/embedded';
import { countAsked, fetchAsked } from '../../../src/staff/data/facts';
import { actAs } from '../../support/auth/factors';
import { migratedDatabase } from '../../support/database/backend';
import { dataOf, signInAs, withStaff } from '../../support/database/services';

const { admin } = withStaff();
const sql = await migratedDatabase();

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

it('no words are stored of what visitors ask, and a press counts one', async () => {
  for (const key of ['My name is Amina', 'answers.', '/a b', `/${'a'.repeat(80)}`]) {
    expect(await countAsked(key)).toMatchObject({ code: 'rejected' });
  }
  const { error } = await admin().rpc('count_asked', { key: '/consular/pets', by: 10 });
  expect(error?.message).toContain('count_asked_by_one');
});

it('at most 500 numbers are stored', async () => {
  const writer = crypto.randomUUID();
  await sql(`insert into auth.users (id, email) values ('${writer}', 'writer@embassy.example')`);
  await sql(`insert into public.profiles (id, role) values ('${writer}', 'writer')`);
  await sql(`insert into public.asked select '/page-' || n, 1 from generate_series(1, 500) n`);
  await sql(actAs(writer));
  await expect(sql(`select public.count_asked('/other')`)).rejects.toThrow();
  expect(await sql(`select public.count_asked('/page-1')`)).toEqual([{ count_asked: 2 }]);
});
