/** What staff publish; also the name of its table and of its part of the staff area's paths. */
export type ItemType = 'news' | 'notices';
