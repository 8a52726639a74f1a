import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertRow } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import { interceptStaffArea, open } from './staffPage';

interceptStaffArea();

const HOUR = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * HOUR).toISOString();
const current = alertRow({ text_en: 'Closed today.' });
const planned = alertRow({
  text_en: 'Closed tomorrow.',
  starts_at: inHours(24),
  ends_at: inHours(30),
});
const panel = async () => within(await screen.findByRole('region', { name: 'Alerts' }));

describe('the list of alerts', () => {
  it('has current and planned ones on the dashboard, and ends what visitors see by one press', async () => {
    const lists = table('get', 'alerts', rows([planned, current], 2));
    const seen = table('patch', 'alerts', rows([current]));
    const { user } = await open('/admin/dashboard');
    const list = await panel();
    expect(await list.findByText('On the site')).toBeVisible();
    expect(list.getByText('Planned')).toBeVisible();
    expect(lists[0]?.url.searchParams.get('or')).toContain('ends_at.gt.now');
    expect(list.getAllByRole('button', { name: /^End now/ })).toHaveLength(1);
    expect(list.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'End now: Closed today.' }));
    expect(await screen.findByText(/The alert “Closed today.” is down/)).toBeVisible();
    expect(seen[0]?.body).toEqual({ ends_at: 'now' });
  });
});
