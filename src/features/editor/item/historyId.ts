/** Id of the history of an item, below its form. */
export const HISTORY_ID = 'history';
