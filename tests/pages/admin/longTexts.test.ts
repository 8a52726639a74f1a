import { describe, expect, it } from 'vitest';
import { toEditable } from '../../../src/staff/data/news/newsAdminRows';
import { newsSchema, toNewsValues } from '../../../src/staff/editor/news/newsSchema';
import { newsRow } from '../../support/screens/builders';

describe('the text of an article', () => {
  const errorsOf = (contentEn: string) => {
    const values = { ...toNewsValues(toEditable(newsRow())), contentEn };
    const { error } = newsSchema.safeParse(values);
    return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
  };

  it('has at most 200,000 characters; a longer one is an error at its field', () => {
    expect(errorsOf('x'.repeat(200_000))).toEqual([]);
    expect(errorsOf('x'.repeat(200_001))).toEqual([['contentEn', 'contentLong']]);
  });
});
