import { beforeAll, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { itemHistory, storedVersion } from '../../../src/staff/api/history';
import * as items from '../../../src/staff/api/items/items';
import { storedSnapshot, withVersion } from '../../../src/staff/drafts/formStart';
import { MAX_CHARACTERS } from '../../../src/staff/forms/limits';
import type { Kind, Values } from '../../../src/staff/kinds/kind';
import { allKinds, formColumns, kindDefinition, toColumns } from '../../../src/staff/kinds/kinds';
import { fullRows } from '../../support/database/fullRows';
import { dataOf, withStaff } from '../../support/database/services';

/** What follows from the table of a kind, for each of its columns. */

const { admin } = withStaff();

let categoryId = '';
const stored = new Map<Kind, Record<string, unknown>[]>();

/** Rows with a value in each column, as the database returns them. */
const rowsOf = (kind: Kind) => stored.get(kind) ?? [];

beforeAll(async () => {
  const categories = admin().from('news_categories').select('id').eq('slug', 'trade');
  categoryId = (await categories.single().throwOnError()).data.id;
  for (const kind of allKinds) {
    const rows = admin()
      .from(kind)
      .insert(fullRows(kind, categoryId) as never);
    stored.set(kind, (await rows.select('*').order('id').throwOnError()).data);
  }
});

/** Returns the limit of a text in the form; undefined for a value without a limit. */
function limitOf(kind: Kind, column: string): number | undefined {
  const name = column.replace(/^translated_/, '');
  const { shape } = kindDefinition(kind).values;
  const value = (shape[name] ?? shape[`${name}_en`]) as ZodType | undefined;
  const isTooLong = (length: number) =>
    value
      ?.safeParse('x'.repeat(length))
      .error?.issues.some(({ message }) => message in MAX_CHARACTERS);
  return Object.values(MAX_CHARACTERS).find((max) => !isTooLong(max) && isTooLong(max + 1));
}

const without = (row: object, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

/** The columns that staff write and that have a value, without some. */
const written = (kind: Kind, row: object, omitted: readonly string[]) => {
  const has = (column: string) =>
    formColumns(kind).includes(column) && Object(row)[column] !== null;
  return without(row, [...Object.keys(row).filter((column) => !has(column)), ...omitted]);
};

describe.each(allKinds)('each column of %s', (kind) => {
  it('is in a version, from which it is restored but for dates, status, address and pin', async () => {
    const own = ['slug', 'status', 'pinned', ...Object.values(kindDefinition(kind).period)];
    for (const row of rowsOf(kind)) {
      const [line] = dataOf(await itemHistory(kind, String(row.id)));
      const empty = storedSnapshot(kind, undefined);
      const { values } = withVersion(
        kind,
        undefined,
        dataOf(await storedVersion(line?.id ?? 0)),
        empty,
      );
      expect(toColumns(kind, values as Values)).toMatchObject(written(kind, row, own));
    }
  });

  it('has at most as many characters in the database as in the form', async () => {
    for (const column of formColumns(kind)) {
      const limit = limitOf(kind, column);
      const row = fullRows(kind, categoryId).find((one) => one[column]) ?? {};
      const text = String(row[column]);
      const isPlain = text.endsWith(' here');
      if (!limit && !isPlain) continue;
      const id = crypto.randomUUID();
      const insert = async (length: number) => {
        // A character of two bytes, as the form counts.
        const value = text.padEnd(length, isPlain ? 'ж' : 'x');
        const own = { ...row, id, ...('slug' in row && { slug: undefined }), [column]: value };
        const inserted = await admin()
          .from(kind)
          .insert(own as never);
        return inserted.error?.message ?? '';
      };
      // More than the longest limit, where the form has none.
      expect(await insert(limit ?? 250_000), column).toBe('');
      await admin().from(kind).delete().eq('id', id).throwOnError();
      if (limit) expect(await insert(limit + 1)).toContain(`check constraint "${kind}_${column}_`);
    }
  });
});

it.each(allKinds)(
  '%s are saved over the revision that was opened, and over no later one',
  async (kind) => {
    const { id } = rowsOf(kind)[0] ?? {};
    const opened = dataOf(await items.fetchItem(kind, String(id)));
    const columns = { [kindDefinition(kind).title]: 'Saved again' };
    dataOf(await items.updateItem(kind, opened.id, columns, opened.revision));
    expect(await items.updateItem(kind, opened.id, columns, opened.revision)).toMatchObject({
      code: 'conflict',
    });
  },
);

const ending = allKinds.filter((kind) => kindDefinition(kind).period.until);

it.each(ending)('%s end after their start, and not in the past', async (kind) => {
  const { from, until = '' } = kindDefinition(kind).period;
  const [{ slug, ...row } = {}] = fullRows(kind, categoryId);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const create = (start: number, end: number) =>
    items.createItem(kind, { ...row, [from]: inHours(start), [until]: inHours(end) });
  expect(await create(-2, -1)).toMatchObject({ code: 'endPast' });
  expect(await create(2, 1)).toMatchObject({ code: 'endBeforeStart' });
});
