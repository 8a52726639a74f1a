import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { binRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);

const items = () => screen.queryAllByRole('heading', { level: 2, name: /^Tea/ });

describe('bin page', () => {
  it('has twenty items on a page, and every item of a full bin', async () => {
    const many = Array.from({ length: 203 }, (_, index) => binRow({ title: `Tea ${index + 1}` }));
    const seen = table('get', 'bin', ({ url: { searchParams } }) => {
      const from = Number(searchParams.get('offset') ?? 0);
      // As PostgREST, which returns at most 200 rows.
      return rows(many.slice(from, from + 200));
    });
    const { user, router } = await open('/admin/bin');
    expect(await screen.findByText('203 items')).toBeVisible();
    expect(seen.map(({ url }) => url.searchParams.get('offset') ?? '0')).toEqual(['0', '200']);
    expect(items()).toHaveLength(20);
    await user.click(screen.getByRole('link', { name: /11/ }));
    expect(router.state.location.search).toBe('?page=11');
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'Tea 201',
      'Tea 202',
      'Tea 203',
    ]);
  });
});
