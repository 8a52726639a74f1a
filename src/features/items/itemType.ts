/** Article, notice or alert, named after its table and its path segment in the staff area. */
export type ItemType = 'news' | 'notices' | 'alerts';

/** The items of the dashboard's lists with search, filter and pages. */
export type ListedType = Exclude<ItemType, 'alerts'>;
