// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { columnAttempts } from '../support/database/rights/columns';
import { everyone, tableNames, withMatrix } from '../support/database/rights/matrix';
import type { View } from '../support/database/rights/view';

/**
 * Requirements 6: every identity of the matrix tries the columns of every table over HTTP, and the thorough ones
 * (people.ts) each column alone. `npm test` compares the grants on columns with the matrix (schema.test.ts).
 */

const matrix = withMatrix();

describe.each(everyone)('the rights of %s', (_, person) => {
  let view: View;

  beforeAll(async () => {
    view = await matrix.viewOf(person);
  });

  it.each(tableNames)('on each column of %s match the matrix', async (table) => {
    expect(await matrix.problems(person, columnAttempts(view, table))).toEqual([]);
  });

  it('on columns have let it change only what the matrix allows', async () => {
    expect(await matrix.wronglyChanged(view)).toEqual([]);
  });
});
