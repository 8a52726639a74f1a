import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertRow } from '../support/screens/builders';
import { type RecordedRequest, rows, table } from '../support/screens/msw';
import { interceptStaffArea, open, type User } from './staffPage';

interceptStaffArea();

const HOUR = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * HOUR).toISOString();
const current = alertRow({ text_en: 'Closed today.' });
const planned = alertRow({
  text_en: 'Closed tomorrow.',
  starts_at: inHours(24),
  ends_at: inHours(30),
});
const ended = alertRow({ text_en: 'Closed yesterday.', ends_at: inHours(-1) });

/** Responds with alerts by whether they have ended. */
const stubAlerts = () =>
  table('get', 'alerts', ({ url }: RecordedRequest) => {
    const end = url.searchParams.get('ends_at') ?? '';
    return end.startsWith('lte.') ? rows([ended], 1) : rows([planned, current], 2);
  });

const panel = () => screen.findByRole('region', { name: 'Alerts' });
/** Opens the menu of an alert, and returns the queries of its items. */
async function openMenu(user: User, title: string) {
  const list = within(await panel());
  const more = await list.findByRole('button', { name: new RegExp(`More.*${title}`) });
  await user.click(more);
  return within(document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement);
}

describe('the list of alerts', () => {
  it('has current and planned ones on the dashboard, and ended ones below the last changes', async () => {
    stubAlerts();
    const { router } = await open('/admin/dashboard');
    const list = within(await panel());
    expect(await list.findByText('Closed today.')).toBeVisible();
    expect(list.getByText('On the site')).toBeVisible();
    expect(list.getByText('Planned')).toBeVisible();
    expect(screen.queryByText('Closed yesterday.')).toBeNull();
    await act(() => router.navigate('/admin/log'));
    const ended = await screen.findByRole('region', { name: 'Alerts that have ended' });
    expect(within(ended).getByText('Closed yesterday.')).toBeVisible();
  });

  it('stands above every page of the staff area while visitors see it, and ends there', async () => {
    stubAlerts();
    const seen = table('patch', 'alerts', rows([current]));
    const { user } = await open('/admin/notices');
    const line = within(await screen.findByRole('region', { name: 'Alerts on the site now' }));
    expect(line.getAllByRole('listitem')).toHaveLength(1);
    expect(line.getByRole('link', { name: 'Closed today.' })).toBeVisible();
    await user.click(line.getByRole('button', { name: /^End now/ }));
    expect(await screen.findByText(/The alert “Closed today.” is down/)).toBeVisible();
    expect(seen[0]?.body).toEqual({ ends_at: 'now' });
  });

  it('does not offer to end an alert that is planned', async () => {
    stubAlerts();
    const { user } = await open('/admin/dashboard');
    const menu = await openMenu(user, 'Closed tomorrow');
    expect(menu.getByRole('button', { name: /^Delete/ })).toBeVisible();
    expect(menu.queryByRole('button', { name: /^End now/ })).toBeNull();
  });
});
