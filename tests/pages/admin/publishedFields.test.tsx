import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer, unfold } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);

describe('slug field of a published article', () => {
  it('is locked until staff confirm that changing it breaks links', async () => {
    const article = newsRow();
    table('get', 'news', rows([article]));
    const { user } = await open(`/admin/news/edit/${article.id}`);
    await screen.findByDisplayValue(article.title);
    await unfold(user, 'Details');
    const field = screen.getByLabelText(/^Address of the page/);
    expect(field).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Change the address' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(`/news/${article.slug}`);
    await user.click(within(dialog).getByRole('button', { name: 'Change the address' }));
    expect(field).not.toHaveAttribute('readonly');
  });
});
