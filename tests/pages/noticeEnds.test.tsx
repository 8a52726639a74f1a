import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newsRow, noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import {
  advanceTime,
  openWithStoppedClock,
  stopClock,
  waitOnStoppedClock,
} from '../support/screens/stoppedClock';

interceptNetwork();
stopClock();

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const lasting = noticeRow({ title: 'Lasting' });

it('the notices of an open page are fetched again when one of them ends', async () => {
  table('get', 'news', rows([newsRow()]));
  const first = noticeRow({ title: 'Ends first', ends_at: inHours(2) });
  const second = noticeRow({ title: 'Ends second', ends_at: inHours(5) });
  const seen = table('get', 'notices', rows([first, second, lasting]), rows([second, lasting]));
  await openWithStoppedClock('/');
  await waitOnStoppedClock(() => screen.getByText('1 of 3'));
  await advanceTime(HOUR);
  expect(seen).toHaveLength(1);
  await advanceTime(HOUR);
  await waitOnStoppedClock(() => screen.getByText(/^\d of 2$/));
  expect(seen).toHaveLength(2);
});

it('a notice that ends moves to the past ones of the open page of notices', async () => {
  const closed = noticeRow({ title: 'Closed', type: 'text', link: null, ends_at: inHours(2) });
  const current = () => rows([closed, lasting]);
  table('get', 'notices', current(), rows([]), rows([lasting]), rows([closed]));
  await openWithStoppedClock('/notices');
  const place = () => screen.getByText('Closed').closest('ul')?.previousElementSibling?.textContent;
  await waitOnStoppedClock(() => expect(place()).toBe('In force now'));
  await advanceTime(2 * HOUR);
  await waitOnStoppedClock(() => expect(place()).toBe('Past notices'));
  expect(screen.getByText(/^Ended /)).toBeVisible();
});

it('the notices of an open page are not fetched again where none has an end', async () => {
  table('get', 'news', rows([newsRow()]));
  const seen = table('get', 'notices', rows([lasting, noticeRow({ title: 'Other' })]));
  await openWithStoppedClock('/');
  await waitOnStoppedClock(() => screen.getByText('1 of 2'));
  await advanceTime(48 * HOUR);
  expect(seen).toHaveLength(1);
});
