import type { ReactNode } from 'react';
import type { ListOptions, TranslationGap } from '../../api/items/items';
import type { AnyItem, Kind, State, TranslatedKind } from '../../kinds/kind';
import { definitionOf } from '../../kinds/kinds';

/** What a list does with an item; the form publishes. */
export type RowAction = 'endNow' | 'duplicate' | 'delete';

/** Returns the states by which a list can be filtered; `ended` only for kinds with an end. */
export const listStates = (kind: TranslatedKind): ('all' | State)[] => [
  ...(['all', 'shown', 'scheduled', 'draft'] as const),
  ...(definitionOf(kind).period.until ? (['ended'] as const) : []),
];

/** What the URL stores of a list. */
export type ListQuery = Required<Omit<ListOptions, 'signal' | 'state'>> & { state: 'all' | State };

/** Actions after which the row stays. */
export type UpdateAction = Exclude<RowAction, 'delete'>;

export interface ItemRow {
  kind: Kind;
  id: string;
  /** Title in the language of the interface, if there is one. */
  title: string;
  /** Item as the list query returned it. */
  stored: AnyItem;
  badge: { tone: 'green' | 'ochre' | 'plain'; name: string };
  note?: string | undefined;
  /** Note that the item waits for review, or was answered. */
  review?: string | undefined;
  pinnedMark?: string | undefined;
  /** What the translation lacks; undefined if no language does. */
  gap: TranslationGap | undefined;
  date: Date;
  dateLabel?: string | undefined;
  end?: { date: Date; label: string } | undefined;
  /** Path of the form; undefined if the signed-in member of staff may not edit the item. */
  editPath: string | undefined;
  view?: ReactNode;
  actions: RowAction[];
}

export interface RowHandlers {
  /** Starts the action, or asks first. */
  onAction: (action: RowAction, row: ItemRow) => void;
  pendingAction: (row: ItemRow) => UpdateAction | undefined;
}
