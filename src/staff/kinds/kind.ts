import type { TFunction } from 'i18next';
import type { ZodObject, ZodType } from 'zod';
import type { Database, ItemKind } from '../../lib/http/database.types';
import type { Language } from '../../lib/i18n/languages';
import type { CategoryRef } from '../../site/data/categories';
import type { AlertValues } from './alerts/schema';
import type { NewsValues } from './news/schema';
import type { NoticeValues } from './notices/schema';

/** What staff write, by the tables, which are also the path segments of the staff area. */
export type Kind = ItemKind;

/** The kinds that have drafts, an original and perhaps a translation. */
export type TranslatedKind = Exclude<Kind, 'alerts'>;

type Tables = Database['public']['Tables'];

/** Row of a table as PostgREST returns it. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row'];

/** A stored item: its row; for the form of an article with its category. */
export type Item<K extends Kind = Kind> = Row<K> &
  (K extends 'news' ? { news_categories?: CategoryRef | null } : unknown);

/** A row, and the values of a form, of any kind, where their columns and names are not known. */
export type AnyItem = Record<string, unknown>;
export type AnyValues = Record<string, unknown>;

/** The values of a form. A text in two languages has two values: `title_en` and `title_ru`. */
export type Values<K extends Kind = Kind> = {
  news: NewsValues;
  notices: NoticeValues;
  alerts: AlertValues;
}[K];

/** `shown`: visitors see it now. */
export type State = 'draft' | 'scheduled' | 'shown' | 'ended';

/** Columns that the database sets. */
type OwnColumn =
  | 'id'
  | 'author_id'
  | 'created_at'
  | 'updated_at'
  | 'revision'
  | 'text_changed_at'
  | 'translation_changed_at'
  | 'translation_state'
  | 'listed_at'
  | 'words';

/** Every column that a save stores. `undefined` leaves the stored value. */
export type Columns<K extends Kind> = {
  [Column in Exclude<keyof Row<K>, OwnColumn>]: Row<K>[Column] | undefined;
};

/** What a save knows besides the values of the form. */
export interface Save<K extends Kind> {
  /** The item that the save replaces; undefined for a new one. */
  item?: Item<K> | undefined;
  /** By default the status of `item`; a new item is a draft. Alerts have none. */
  status?: 'draft' | 'published';
}

/** What texts of values need from the components that show them. */
export interface TextDetails {
  t: TFunction<['admin', 'kinds']>;
  language: Language;
  categoryName: (value: string) => string;
}

/** A value as comparisons show it. */
export interface ShownValue {
  text: string;
  /** Whether it is compared as a whole, not word by word. */
  isWhole?: boolean;
  isMarkdown?: boolean;
}

/** What staff write in one table, and how its forms, lists and history treat it. */
export interface KindDefinition<K extends Kind = Kind> {
  /** The types of the values, by which what a draft stores is checked when a form opens with it. */
  values: ZodObject;
  /** The rules of the values. `initial` are the values with which the form began. */
  schema(initial: Values<K>): ZodType<unknown, AnyValues>;
  empty: Values<K>;
  /** The key of the label of each value, in the order of the form and of its error summary. */
  labels: { readonly [Name in keyof Values<K>]: string };
  /** The texts of each language, without `_en` and `_ru`; none for a kind without translation. */
  texts: readonly string[];
  /** The texts without which a language is not complete. */
  required: readonly string[];
  toValues(item: Item<K>): Values<K>;
  toRow(values: Values<K>, save: Save<K>): Columns<K>;
  /** Returns the values that comparisons do not show as they stand. */
  shownValues(values: Values<K>, details: TextDetails): Record<string, ShownValue | string>;
  /** Columns and values of this item alone, which a restored version leaves (decision 0021). */
  own: readonly string[];
  /**
   * The columns of the dates from and until which visitors see the item. The constraints
   * `…_ends_after_start` and `…_end_not_past` give the error codes of a rejected save.
   */
  period: { from: string; until?: string };
  /** The column that names it in lists and in the history. */
  title: string;
  /** Returns what lists show beside the title; may be empty. */
  note(item: AnyItem, details: TextDetails): string;
  /** The columns of lists; without long texts. */
  listed: readonly string[];
  /** The path of the site that shows an item to visitors. */
  path?: (item: AnyItem) => string;
  /** The address to which an item leads visitors, in place of a page of its own. */
  target?: (item: AnyItem) => { type: 'link' | 'document' | 'image'; url: string } | null;
}

/** The columns that lists have of every item, and of one that may be translated. */
export const LISTED = ['id', 'created_at', 'updated_at', 'revision'] as const;
export const LISTED_TEXT = [
  ...LISTED,
  'title',
  'status',
  'language',
  'translated_title',
  'translation_state',
] as const;
