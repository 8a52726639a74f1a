import type { ReactNode } from 'react';
import type { NewsState } from '../../services/news/newsAdmin';

/** What can be done with a line beside editing and seeing it. */
export type RowAction = 'publish' | 'toDraft' | 'duplicate' | 'delete';

/** What an article's line does by itself; deleting asks first. */
export type NewsAction = Exclude<RowAction, 'delete'>;

/** A news article or a notice as a line of the dashboard. */
export interface Row {
  id: string;
  title: string;
  /** Of an article. */
  state?: NewsState;
  /** Status or type. */
  badge: { tone: 'green' | 'ochre' | 'plain'; name: string };
  /** A word more: the category. */
  note?: string | undefined;
  date: Date;
  /** What the date is of, where it is not the day of publication. */
  dateOf?: string | undefined;
  editPath: string;
  /** The way to see it, for what is public. */
  view?: ReactNode;
  actions: RowAction[];
}

/** How a list acts on its lines. */
export interface RowHandlers {
  onAction: (action: RowAction, row: Row) => void;
  /** What is being done with a line now. */
  busyWith: (row: Row) => NewsAction | undefined;
}
