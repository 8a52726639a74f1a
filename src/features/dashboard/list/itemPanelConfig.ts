import type { Result } from '../../../lib/http/result';
import type { ListedPage, ListSort } from '../../../services/items/listService';
import type { TranslationGap } from '../../../services/items/translationState';
import type { ListedType } from '../../items/itemType';
import type { ItemRow } from './itemRow';

/** Selects the part of a list to fetch. */
export interface ListQuery<Filter> {
  /** From 1. */
  page: number;
  /** Words of the title; empty for all items. */
  search: string;
  filter: Filter;
  /** Selects items that lack a text or have an outdated translation; 'all' for every item. */
  gap: 'all' | TranslationGap;
  /** UUID of a category of articles; empty for all. */
  category: string;
  /** UUID of the account that created the articles; empty for all. */
  author: string;
  sort: ListSort;
}

/** Configuration of the dashboard's list of articles or of notices. */
export interface ItemPanelConfig<Item extends { id: string }, Filter extends string> {
  kind: ListedType;
  /** The first means all items. */
  filters: readonly [Filter, ...Filter[]];
  /** Whether the items have a category and an author. */
  hasCategories: boolean;
  /** Fetches a page of the list. */
  list: (query: ListQuery<Filter>, signal: AbortSignal) => Promise<Result<ListedPage<Item>>>;
  /** A hook that returns functions for the translated name of a filter and the row of an item. */
  usePresentation: () => {
    filterName: (filter: Filter) => string;
    toRow: (item: Item) => ItemRow;
  };
}
