import { noticeRow } from '../support/screens/builders';

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
