import type { Result } from '../../../lib/http/result';
import type { Page } from '../../../services/paging';
import type { ListSort } from '../../data/items/listService';
import type { TranslationGap } from '../../data/items/translationState';
import type { ListedType } from '../../items/item';
import type { ItemRow } from './itemRow';

export interface ListQuery<Filter> {
  /** From 1. */
  page: number;
  /** Words of the title; empty for all items. */
  search: string;
  filter: Filter;
  gap: 'all' | TranslationGap;
  category: string;
  /** UUID of the account that created the articles; empty for all. */
  author: string;
  sort: ListSort;
}

export interface ItemPanelConfig<Item extends { id: string }, Filter extends string> {
  kind: ListedType;
  /** The first means all items. */
  filters: readonly [Filter, ...Filter[]];
  hasCategories: boolean;
  list: (query: ListQuery<Filter>, signal: AbortSignal) => Promise<Result<Page<Item>>>;
  usePresentation: () => {
    filterName: (filter: Filter) => string;
    toRow: (item: Item) => ItemRow;
  };
}
