import type { ReactNode } from 'react';
import type { Language } from '../../../lib/i18n/languages';
import type { ListSort } from '../../../services/items/listService';
import type { TextState } from '../../../services/items/translationState';
import type { ItemType } from '../../items/itemType';

/**
 * Actions on an item other than editing and viewing it. `schedule` publishes a draft at its future date, `publish`
 * publishes a draft or a scheduled item now.
 */
export type RowAction = 'schedule' | 'publish' | 'toDraft' | 'endNow' | 'duplicate' | 'delete';

/** Actions that need no confirmation. */
export type ItemAction = Exclude<RowAction, 'delete'>;

/** A news article or a notice as a row of the dashboard. */
export interface ItemRow {
  kind: ItemType;
  id: string;
  title: string;
  /** The state of the item. */
  badge: { tone: 'green' | 'ochre' | 'plain'; name: string };
  /** The category of an article, the type of a notice. */
  note?: string | undefined;
  /** The mark of a pinned notice. */
  pinnedMark?: string | undefined;
  /** The state of the text in each language; undefined for an alert, which always has both. */
  languages?: Record<Language, TextState>;
  date: Date;
  /** The last change, which is shown in place of the date in the lists that are sorted by it. */
  changed?: Date;
  /** The future date from which visitors would see a draft. */
  scheduledFor?: Date | undefined;
  /** The prefix of a date that is not the date of publication. */
  dateLabel?: string | undefined;
  /** The end of a notice's period with its prefix. */
  end?: { date: Date; label: string } | undefined;
  /** Undefined where the signed-in member of staff may not edit the item. */
  editPath: string | undefined;
  /** A link to the public item. */
  view?: ReactNode;
  actions: RowAction[];
}

/** The handlers that a list passes to its rows. */
export interface RowHandlers {
  /** Starts the action, or opens the confirmation of deleting. */
  onAction: (action: RowAction, row: ItemRow) => void;
  /** Returns the action that is running on a row. */
  pendingAction: (row: ItemRow) => ItemAction | undefined;
}

/** The chosen rows of the current page. */
export interface Selection {
  rows: ItemRow[];
  toggle: (row: ItemRow) => void;
  /** Chooses all rows of the page, or none if all are chosen. */
  toggleAll: () => void;
}

/** The order of a list and the function that changes it. */
export interface Sorting {
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

/** The props that the table and the cards of a list share. */
export interface ItemListProps extends RowHandlers {
  rows: ItemRow[];
  /** Undefined for a list whose rows cannot be chosen. */
  selection?: Selection | undefined;
  /** Undefined for a list with one order. */
  sorting?: Sorting | undefined;
  /** The accessible name of the list. */
  caption: string;
  /** The heading of the column of badges. */
  badgeTitle: string;
}
