import { beforeAll, describe, expect, it } from 'vitest';
import { callAttempts } from '../support/database/rights/calls';
import { columnAttempts } from '../support/database/rights/columns';
import { everyone, tableNames, withMatrix } from '../support/database/rights/matrix';
import { readingAttempts } from '../support/database/rights/rows';
import type { View } from '../support/database/rights/view';
import { forbiddenWrites } from '../support/database/rights/writes';

/**
 * Requirements 6: every identity of the matrix makes every attempt over HTTP: with each column, format, count
 * and preference. In `npm test` only some identities do (people.ts), and schema.test.ts compares the grants on columns
 * with the matrix.
 */

const matrix = withMatrix();

describe.each(everyone)('the rights of %s', (_, person) => {
  let view: View;

  beforeAll(async () => {
    view = await matrix.viewOf({ ...person, thorough: true });
  });

  // Reading comes first, because what an admin then writes leaves audit entries and versions.
  it.each(tableNames)('to read %s match the matrix in every format and count', async (table) => {
    expect(await matrix.problems(person, readingAttempts(view, table))).toEqual([]);
  });

  it('to call functions match the matrix', async () => {
    expect(await matrix.problems(person, callAttempts(view))).toEqual([]);
  });

  it.each(tableNames)('to write %s match the matrix with every preference', async (table) => {
    expect(await matrix.problems(person, forbiddenWrites(view, table))).toEqual([]);
  });

  it.each(tableNames)('on each column of %s match the matrix', async (table) => {
    expect(await matrix.problems(person, columnAttempts(view, table))).toEqual([]);
  });

  it('have let it change only what the matrix allows', async () => {
    expect(await matrix.wronglyChanged(view)).toEqual([]);
  });
});
