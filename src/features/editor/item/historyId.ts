/** The id of the element that has the history of an item, below its form. */
export const HISTORY_ID = 'history';
