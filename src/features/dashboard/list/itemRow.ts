import type { ReactNode } from 'react';
import type { NewsState } from '../../../services/news/newsAdmin';
import type { ItemType } from '../../items/itemType';

/** Actions on an item other than editing and viewing it. */
export type RowAction = 'publish' | 'toDraft' | 'duplicate' | 'delete';

/** Actions on an article that need no confirmation. */
export type NewsAction = Exclude<RowAction, 'delete'>;

/** A news article or a notice as a row of the dashboard. */
export interface ItemRow {
  kind: ItemType;
  id: string;
  title: string;
  /** Articles only. */
  state?: NewsState;
  /** The state of an article, the type of a notice. */
  badge: { tone: 'green' | 'ochre' | 'plain'; name: string };
  /** The category of an article. */
  note?: string | undefined;
  date: Date;
  /** The prefix of a date that is not the date of publication. */
  dateLabel?: string | undefined;
  editPath: string;
  /** A link to the public item. */
  view?: ReactNode;
  actions: RowAction[];
}

/** The handlers that a list passes to its rows. */
export interface RowHandlers {
  /** Starts the action, or opens the confirmation of deleting. */
  onAction: (action: RowAction, row: ItemRow) => void;
  /** Returns the action that is running on a row. */
  pendingAction: (row: ItemRow) => NewsAction | undefined;
}

/** The props that the table and the cards of a list share. */
export interface ItemListProps extends RowHandlers {
  rows: ItemRow[];
  /** The accessible name of the list. */
  caption: string;
  /** The heading of the column of badges. */
  badgeTitle: string;
}
