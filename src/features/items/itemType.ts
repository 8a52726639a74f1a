/** Article, notice or alert, named after its table and its path segment in the staff area. */
export type ItemType = 'news' | 'notices' | 'alerts';

export type ListedType = Exclude<ItemType, 'alerts'>;
