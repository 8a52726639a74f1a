import { screen, within } from '@testing-library/react';
import { newsRow, noticeRow } from '../support/screens/builders';
import { type RecordedRequest, rows, table } from '../support/screens/msw';
import type { User } from './staffPage';

/** The region of the dashboard that lists articles. */
export const news = () => within(screen.getByRole('region', { name: 'News' }));

/** The region of the dashboard that lists notices. */
export const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

export const draft = () =>
  newsRow({ title: 'Tea', status: 'draft', published_at: null, featured_image_url: null });

const [PAST, LONG_AGO] = ['2026-11-01T09:00:00+00:00', '2026-10-01T09:00:00+00:00'];
const SOON = '2099-05-01T06:30:00+00:00';
export const LATER = '2099-06-01T06:30:00+00:00';

/** A notice in each of its states. */
export const hours = {
  shown: noticeRow({ title: 'Hours', starts_at: PAST }),
  draft: noticeRow({ title: 'Hours', status: 'draft' }),
  scheduled: noticeRow({ title: 'Hours', starts_at: SOON, ends_at: LATER }),
  ended: noticeRow({ title: 'Hours', starts_at: LONG_AGO, ends_at: PAST }),
};

/** The names of the actions of the only item in a list. */
export const actionNames = async (list = news) =>
  (await list().findAllByRole('button', { name: /: (?:Tea|Hours)$/ })).map(
    ({ textContent }) => textContent,
  );

/** Clicks an action of the only item in a list. */
export const chooseAction = async (user: User, action: string, list = news) =>
  user.click(await list().findByRole('button', { name: new RegExp(`^${action}: `) }));

/** Stubs the lists of a kind in their order of request, and a single item requested by id. */
export const stubLists = (kind: 'news' | 'notices', ...lists: object[][]): RecordedRequest[] =>
  table(
    'get',
    kind,
    ...lists.map(
      (list) => (request: RecordedRequest) =>
        request.url.searchParams.has('id') ? rows(list) : rows(list, list.length),
    ),
  );
