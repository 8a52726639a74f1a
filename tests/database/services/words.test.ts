import { expect, it } from 'vitest';
import { fetchCurrentSite } from '../../../src/services/currentSite/fetchCurrentSite';
import { listFacts, saveFact } from '../../../src/staff/data/facts';
import { dataOf, withStaff } from '../../support/database/services';

/** Changed texts on the migrated schema: what visitors get, and how staff save them. */

withStaff();

const fact = { key: 'words:consular/pets:title', status: 'published' as const };
const shown = async () =>
  (await fetchCurrentSite())?.facts.find(({ key }) => key === fact.key)?.value;
const stored = async () => dataOf(await listFacts()).find(({ key }) => key === fact.key);

it('a changed text is kept with the built-in one that it replaced, until it is taken back', async () => {
  const value = { en: 'Cats and\u2060 dogs' };
  const was = { en: 'Pets' };
  const revision = dataOf(await saveFact({ ...fact, value, was }, null));
  expect(await stored()).toMatchObject({ value: { en: 'Cats and dogs' }, was });
  expect(await shown()).toEqual({ en: 'Cats and dogs' });
  dataOf(await saveFact({ ...fact, value: null, was }, revision));
  expect(await stored()).toMatchObject({ value: null });
  expect(await shown()).toBeNull();
});

it('a changed text that the database refuses is an error, and changes nothing', async () => {
  const value = { en: 'a'.repeat(50_000) };
  const result = await saveFact({ ...fact, value }, (await stored())?.revision ?? null);
  expect(result).toMatchObject({ success: false, code: 'rejected' });
  expect(await shown()).toBeNull();
});
