import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow, newsRow } from '../../support/screens/builders';
import { interceptNetwork, noNetwork, rows, table } from '../../support/screens/msw';
import { EMAIL, open, stubStaffServer } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);

const history = () => screen.findByRole('region', { name: 'History' });

describe('history of an article', () => {
  it('shows who did what and when, and the newest entries first', async () => {
    const { id } = newsRow();
    table('get', 'news', rows([newsRow({ id })]));
    table(
      'get',
      'audit',
      rows([
        auditRow({ item_id: id, actor_name: EMAIL, changes: { status: ['draft', 'published'] } }),
        auditRow({ item_id: id, changes: { title: ['Te', 'Tea'], content: [5, 1200] } }, 1),
        auditRow(
          { item_id: id, changes: { translated_content: [0, 12], language: ['en', 'ru'] } },
          1,
        ),
        auditRow({ item_id: id, action: 'restore' }, 2),
        auditRow({ item_id: id, action: 'bin' }, 3),
        auditRow({ item_id: id, actor_name: null, changes: { category_id: ['a', 'b'] } }, 4),
        auditRow({ item_id: id, action: 'create' }, 5),
      ]),
    );
    const { user } = await open(`/admin/news/edit/${id}`);
    const list = within(await history());
    await list.findByText('published');
    const lines = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines()[0]).toMatch(/^published.*you · today/);
    expect(lines().join('\n')).toContain('title: “Te” → “Tea”');
    expect(lines().join('\n')).toContain('text: 5 → 1,200 characters');
    expect(list.getByText(/^changed: .*language of the original/)).toBeVisible();
    expect(lines().join('\n')).toContain('text of the translation: 0 → 12 characters');
    expect(list.getByText('brought back from the bin')).toBeVisible();
    expect(list.queryByText('created')).toBeNull();
    await user.click(list.getByRole('button', { name: 'Show all 7 entries' }));
    expect(list.getByText('changed: category').parentElement).toHaveTextContent(/in the database/);
    expect(list.getByText('created')).toBeVisible();
  });

  it('can be fetched again after an error', async () => {
    const { id } = newsRow();
    table('get', 'audit', ...Array(4).fill(noNetwork), rows([auditRow({ item_id: id })]));
    const { user } = await open(`/admin/news/edit/${id}`);
    const list = within(await history());
    await user.click(await list.findByRole('button', { name: 'Try again' }));
    expect(await list.findByText('saved without changes')).toBeVisible();
  });
});
