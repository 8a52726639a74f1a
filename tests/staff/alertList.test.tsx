import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertRow, auditRow } from '../support/screens/builders';
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

async function choose(user: User, title: string, action: string) {
  const menu = await openMenu(user, title);
  await user.click(menu.getByRole('button', { name: new RegExp(`^${action}`) }));
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

  it('takes a current alert down in two clicks, and “Undo” puts it up until its end', async () => {
    stubAlerts();
    const seen = table('patch', 'alerts', rows([current]));
    const { user } = await open('/admin/dashboard');
    await choose(user, 'Closed today', 'End now');
    expect(await screen.findByText(/The alert “Closed today.” is down/)).toBeVisible();
    expect(seen[0]?.body).toEqual({ ends_at: 'now' });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText(/is published until/)).toBeVisible();
    expect(seen[1]?.body).toMatchObject({ ends_at: current.ends_at });
  });

  it('does not offer to end an alert that is planned', async () => {
    stubAlerts();
    const { user } = await open('/admin/dashboard');
    const menu = await openMenu(user, 'Closed tomorrow');
    expect(menu.getByRole('button', { name: /^Delete/ })).toBeVisible();
    expect(menu.queryByRole('button', { name: /^End now/ })).toBeNull();
  });
});

it('an alert in the records is linked in the recent activity, with the changed fields', async () => {
  stubAlerts();
  const entry = { kind: 'alerts', item_id: current.id, title: current.text_en } as const;
  const changes = {
    text_en: ['Closed.', 'Closed today.'],
    ends_at: [current.starts_at, current.ends_at],
  };
  table('get', 'audit', rows([auditRow({ ...entry, changes } as never)]));
  await open('/admin/log');
  const activity = within(await screen.findByRole('region', { name: /^Articles, notices/ }));
  expect(await activity.findByText(/changed: English text, shown until/)).toBeVisible();
  const link = await activity.findByRole('link', { name: 'Closed today.' });
  expect(link).toHaveAttribute('href', `/admin/alerts/edit/${current.id}`);
});
