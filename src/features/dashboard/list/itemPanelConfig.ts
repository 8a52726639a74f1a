import type { Result } from '../../../lib/http/result';
import type { TranslationGap } from '../../../services/items/translationState';
import type { Page } from '../../../services/paging';
import type { ListedType } from '../../items/itemType';
import type { ItemRow } from './itemRow';

/** Selects the part of a list to fetch. */
export interface ListQuery<Filter> {
  /** From 1. */
  page: number;
  /** Matches a part of the title; empty for all items. */
  search: string;
  filter: Filter;
  /** Selects items that lack a text or have an outdated translation; 'all' for every item. */
  gap: 'all' | TranslationGap;
}

/** Configuration of the dashboard's list of articles or of notices. */
export interface ItemPanelConfig<Item extends { id: string }, Filter extends string> {
  kind: ListedType;
  /** The first means all items. */
  filters: readonly [Filter, ...Filter[]];
  /** Fetches a page of the list, newest first. */
  list: (query: ListQuery<Filter>, signal: AbortSignal) => Promise<Result<Page<Item>>>;
  /** A hook that returns functions for the translated name of a filter and the row of an item. */
  usePresentation: () => {
    filterName: (filter: Filter) => string;
    toRow: (item: Item) => ItemRow;
  };
}
