import type { ReactNode } from 'react';
import type { NewsState } from '../../../services/news/newsAdmin';

/** Actions on an item beside editing and viewing it. */
export type RowAction = 'publish' | 'toDraft' | 'duplicate' | 'delete';

/** Actions on an article that run at once; deleting asks first. */
export type NewsAction = Exclude<RowAction, 'delete'>;

/** A news article or a notice as a row of the dashboard. */
export interface ItemRow {
  id: string;
  title: string;
  /** Of an article. */
  state?: NewsState;
  /** Status of an article, type of a notice. */
  badge: { tone: 'green' | 'ochre' | 'plain'; name: string };
  /** The category of an article. */
  note?: string | undefined;
  date: Date;
  /** Prefix of the date where it is not the date of publication. */
  dateLabel?: string | undefined;
  editPath: string;
  /** Link to the public item. */
  view?: ReactNode;
  actions: RowAction[];
}

export interface RowHandlers {
  onAction: (action: RowAction, row: ItemRow) => void;
  /** The action that is running on a row. */
  pendingAction: (row: ItemRow) => NewsAction | undefined;
}

export interface ItemListProps extends RowHandlers {
  rows: ItemRow[];
  /** Accessible name of the list. */
  caption: string;
  /** Heading of the badge's column. */
  badgeTitle: string;
}
