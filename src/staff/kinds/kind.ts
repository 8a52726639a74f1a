import type { Database } from '../../lib/http/database.types';
import type { ErrorCode } from '../../lib/http/errorCodes';
import type { Language } from '../../lib/i18n/languages';
import type { FieldErrorCode } from '../forms/fieldErrors';
import type { AnyItem, Edit, Field } from './field';

type Tables = Database['public']['Tables'];

/** Row of a table as PostgREST returns it. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row'];

/** `shown`: visitors see it now. */
export type State = 'draft' | 'scheduled' | 'shown' | 'ended';

/** Columns that no form has: the database sets them, or the fields of a translation. */
type OtherColumn =
  | 'id'
  | 'author_id'
  | 'created_at'
  | 'updated_at'
  | 'revision'
  | 'language'
  | 'text_changed_at'
  | 'translation_changed_at'
  | 'translation_state'
  | 'listed_at'
  | 'words'
  | `translated_${string}`;

export type FieldColumn<Table extends keyof Tables> = Exclude<
  keyof Tables[Table]['Row'] & string,
  OtherColumn
>;

type Fields = Record<string, Field>;

type ColumnOf<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { columns: readonly (infer Column)[] }
    ? Column
    : Name;
}[keyof F & string];

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

/** What staff write in one table, and how its forms, lists and history treat it. */
export interface KindDefinition<F extends Fields = Fields, Listed extends string = string> {
  /** Fields in the order of the form and of the error summary; those of a language before the others. */
  fields: F;
  /**
   * The date from which visitors see the item, and until when: columns, and names of fields. The constraints of the end are
   * named `…_ends_after_start` and `…_end_not_past`, because the error code of a rejected save is derived from
   * the name.
   */
  period: { from: string; until?: string };
  /** The column that names it in lists and in the history. */
  title: string;
  /** Number of characters of a title that the lists of the site show. */
  titleCut?: number;
  /** The field whose text lists show beside the title. */
  note?: string;
  /** Whether its rows have an author: the to-do list then shows only the own drafts of a person. */
  isSigned?: true;
  /** Errors of a field that depend on others, and on the languages that have a text, by the name of the value. */
  errors?: (edit: Edit, written: Language[]) => Record<string, FieldErrorCode | null>;
  /** The columns of lists; without long texts. */
  listed: readonly Listed[];
  /** The errors of a save that one value has caused, besides those of its end. */
  failures?: Partial<Record<ErrorCode, readonly [name: string, error: FieldErrorCode]>>;
  /** The path of the site that shows an item to visitors. */
  path?: (item: AnyItem) => string;
  /** The address to which an item leads visitors, in place of a page of its own. */
  target?: (item: AnyItem) => { type: 'link' | 'document' | 'image'; url: string } | null;
}

/** Returns the definition of a kind; fails to compile unless each column of the table belongs to a field. */
export const defineKind =
  <Table extends keyof Tables>() =>
  <const F extends Fields, const Listed extends keyof Row<Table> & string>(
    definition: KindDefinition<F, Listed> &
      ([Exclude<FieldColumn<Table>, ColumnOf<F>>] extends [never]
        ? unknown
        : { 'columns without a field': Exclude<FieldColumn<Table>, ColumnOf<F>> }),
  ): KindDefinition<F, Listed> =>
    definition;
