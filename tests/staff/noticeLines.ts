import { screen } from '@testing-library/react';
import { noticeRow } from '../support/screens/builders';
import { type RecordedRequest, rows, table } from '../support/screens/msw';
import { open } from './desk';

const [PAST, LONG_AGO] = ['2026-11-01T09:00:00+00:00', '2026-10-01T09:00:00+00:00'];
const SOON = '2099-05-01T06:30:00+00:00';
export const LATER = '2099-06-01T06:30:00+00:00';

export const shown = () => noticeRow({ title: 'Hours', starts_at: PAST });
export const draft = () => noticeRow({ title: 'Hours', status: 'draft' });
export const scheduled = () => noticeRow({ title: 'Hours', starts_at: SOON, ends_at: LATER });
export const ended = () => noticeRow({ title: 'Hours', starts_at: LONG_AGO, ends_at: PAST });

/** Stubs the lists in their order of request, and a single notice requested by id. */
export const stubNoticeLists = (...lists: object[][]) =>
  table(
    'get',
    'notices',
    ...lists.map(
      (list) => (request: RecordedRequest) =>
        request.url.searchParams.has('id') ? rows(list) : rows(list, list.length),
    ),
  );

/** Opens the form of a stored notice, whose save returns it again; `seen` are the requests to save. */
export async function openStored(notice: ReturnType<typeof noticeRow>) {
  table('get', 'notices', rows([notice]));
  const seen = table('patch', 'notices', rows([notice]));
  const { user } = await open(`/admin/notices/edit/${notice.id}`);
  await screen.findByDisplayValue(notice.title);
  return { user, seen };
}
