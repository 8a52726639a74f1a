import { describe, expect, it } from 'vitest';
import { errorsOf, toValues } from '../../../src/staff/kinds/values';
import { newsRow } from '../../support/screens/builders';

describe('the text of an article', () => {
  const errorsWith = (content_en: string) => {
    const initial = toValues('news', newsRow());
    return errorsOf('news', { item: newsRow(), initial, values: { ...initial, content_en } });
  };

  it('has at most 200,000 characters; a longer one is an error at its field', () => {
    expect(errorsWith('x'.repeat(200_000))).toEqual({});
    expect(errorsWith('x'.repeat(200_001))).toEqual({ content_en: 'contentLong' });
  });
});
