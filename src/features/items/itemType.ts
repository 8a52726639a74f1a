/** Article or notice, named after its table and its path segment in the staff area. */
export type ItemType = 'news' | 'notices';
