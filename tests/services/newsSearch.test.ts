import { describe, expect, it } from 'vitest';
import { findNews } from '../../src/services/news/newsSearch';
import { interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

describe('the search in the news', () => {
  it('requests few rows in the indexed order of the public list', async () => {
    const seen = table('get', 'news', rows([]));
    await findNews(['visa']);
    const query = seen[0]?.url.searchParams;
    expect(query?.get('status')).toBe('eq.published');
    expect(query?.get('order')).toBe('published_at.desc,created_at.desc,id.asc');
    expect(query?.get('limit')).toBe('20');
  });
});
