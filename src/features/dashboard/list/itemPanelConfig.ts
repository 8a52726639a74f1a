import type { Result } from '../../../lib/http/result';
import type { Page } from '../../../services/paging';
import type { ItemType } from '../../items/itemType';
import type { ItemRow } from './itemRow';

/** The part of a list that is shown. */
export interface ListQuery<Filter> {
  /** From 1. */
  page: number;
  /** Part of a title. */
  search: string;
  filter: Filter;
}

/** What differs between the dashboard's lists of articles and of notices. */
export interface ItemPanelConfig<Item extends { id: string }, Filter extends string> {
  kind: ItemType;
  /** The first stands for all items. */
  filters: readonly [Filter, ...Filter[]];
  /** Fetches a page of the list, newest first. */
  list: (query: ListQuery<Filter>, signal: AbortSignal) => Promise<Result<Page<Item>>>;
  /** Returns the translated name of a filter and the row of an item. */
  usePresentation: () => {
    filterName: (filter: Filter) => string;
    toRow: (item: Item) => ItemRow;
  };
}
