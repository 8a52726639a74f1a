import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rows, table } from '../support/screens/msw';
import { hours } from './hours';
import { enter, findAlert, interceptStaffArea, open, openStored, valueIn } from './staffPage';

interceptStaffArea();

const FROM = /^Show from/;
const UNTIL = /^Show until/;
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = (name: string | RegExp) => screen.getByRole('button', { name });

/** Opens a new notice with a title. */
async function openNew() {
  const seen = table('post', 'notices', rows([hours.shown]));
  const { user } = await open('/admin/notices/new');
  await enter(user, screen.getByLabelText('Title in English'), 'Hours');
  return { user, seen };
}

describe('status, period and pin of a new notice', () => {
  it('are saved, the dates as Moscow time', async () => {
    const { user, seen } = await openNew();
    type(FROM, '2099-05-01T09:30');
    type(UNTIL, '2099-06-01T18:00');
    await user.click(screen.getByLabelText('Pin to the top of the list'));
    await user.click(save('Schedule for 1\u00a0May 2099, 09:30'));
    await screen.findByText(/“Hours” is on the site/);
    expect(seen[0]?.body).toMatchObject({
      status: 'published',
      starts_at: '2099-05-01T06:30:00.000Z',
      ends_at: '2099-06-01T15:00:00.000Z',
      pinned: true,
    });
  });

  it.each([
    ['start', FROM, '#notices-starts_at'],
    ['end', UNTIL, '#notices-ends_at'],
  ])('are rejected while the %s is half-typed', async (_, label, field) => {
    const { user, seen } = await openNew();
    Object.defineProperty(screen.getByLabelText(label), 'validity', { value: { badInput: true } });
    await user.click(save('Publish now'));
    const links = within(await findAlert()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([field]);
    expect(links[0]).toHaveTextContent('incomplete or does not exist');
    expect(seen).toHaveLength(0);
  });
});

describe('status, period and pin of a stored notice', () => {
  it('are shown, and an unchanged date is saved as it was', async () => {
    const { user, seen } = await openStored('notices', { ...hours.scheduled, pinned: true });
    expect([valueIn(FROM), valueIn(UNTIL)]).toEqual(['2099-05-01T09:30', '2099-06-01T09:30']);
    expect(screen.getByLabelText('Pin to the top of the list')).toBeChecked();
    type(UNTIL, '');
    await user.click(save(/^Schedule for/));
    await screen.findByText(/It appears on the site on 1 May 2099/);
    const { starts_at } = hours.scheduled;
    expect(seen[0]?.body).toMatchObject({ starts_at, ends_at: null, pinned: true });
  });

  it('can be pinned after the end; the message states that it has ended', async () => {
    const { user, seen } = await openStored('notices', hours.ended);
    await user.click(screen.getByLabelText('Pin to the top of the list'));
    await user.click(save('Publish changes'));
    expect(await screen.findByText(/It ended on 1 November 2026 at 12:00/)).toBeVisible();
    expect(seen[0]?.body).toMatchObject({ ends_at: hours.ended.ends_at, pinned: true });
  });
});
