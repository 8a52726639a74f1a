import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completeDialogs } from '../support/screens/dialog';
import { databaseError, noNetwork, rows, table } from '../support/screens/msw';
import { chooseAction, hours, notices, stubLists } from './itemList';
import { findAlert, interceptStaffArea, open } from './staffPage';

interceptStaffArea();
completeDialogs();

describe('an action that fails on an item in the list', () => {
  const notice = hours.shown;

  it('shows the reason and leaves the item as it was', async () => {
    stubLists('notices', [notice]);
    table('patch', 'notices', noNetwork);
    const { user } = await open('/admin/notices');
    await chooseAction(user, 'End now', notices);
    const alert = await findAlert();
    expect(alert).toHaveTextContent('An error occurred while updating the notice');
    expect(alert).toHaveTextContent('Hours');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    expect(notices().getByRole('button', { name: 'End now: Hours' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that the item no longer exists and removes it from the list', async () => {
    stubLists('notices', [notice], []);
    table('patch', 'notices', rows([]));
    const { user } = await open('/admin/notices');
    await chooseAction(user, 'End now', notices);
    expect(await findAlert()).toHaveTextContent('It no longer exists.');
    expect(await screen.findByText(/There are no notices yet/)).toBeVisible();
  });

  it('is sent once on a double click', async () => {
    stubLists('notices', [notice]);
    const seen = table('patch', 'notices', databaseError(500, 'XX000'));
    const { user } = await open('/admin/notices');
    await user.dblClick(await notices().findByRole('button', { name: 'End now: Hours' }));
    await findAlert();
    expect(seen).toHaveLength(1);
  });
});
