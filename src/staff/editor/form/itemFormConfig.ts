import type { ReactNode, RefObject } from 'react';
import type { Resolver } from 'react-hook-form';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import type { OpenedCopies } from '../../copies/openCopies';
import type { FieldErrorCode } from '../../forms/fieldErrors';
import type { FormHandle } from '../../history/versions/ItemHistoryPanel';
import type { ItemType, StoredItem } from '../../items/item';
import type { LanguageWarning } from '../languages/languageWarnings';
import type { SaveCommand, SavedItem } from '../save/saveItem';

/** All values of a form are text. */
export type TextValues = Record<string, string>;

export interface FormFiles<Files> {
  initial: Files;
  current: Files;
}

export interface Edit<Values, Files> {
  initial: Values;
  values: Values;
  files: FormFiles<Files>;
}

/** A field of an item as text, for comparing two versions. */
export interface FieldText {
  label: string;
  text: string;
}

export interface ItemFormConfig<Item extends StoredItem, Values extends TextValues, Input, Files> {
  kind: ItemType;
  /** Prefix of control ids and translation keys. */
  name: 'news' | 'notice' | 'alert';
  resolver: Resolver<Values>;
  /** In the order of the page, for the error summary. */
  fieldOrder: readonly (keyof Values & string)[];
  /** Adds what only the form element shows, such as bad date input. */
  readForm?: (form: HTMLFormElement | null, values: Values) => Values;
  /**
   * Values that represent a selected file of the same name: they make the form dirty when a file
   * changes.
   */
  fileFields: readonly (keyof Values & string)[];
  /** Values that a save sets if they are empty. */
  setOnSave?: readonly (keyof Values & string)[];
  /** Values that restoring a version leaves unchanged (decision 0021). */
  notRestored?: readonly (keyof Values & string)[];
  fieldErrors: Partial<Record<ErrorCode, { field: keyof Values & string; error: FieldErrorCode }>>;
  toValues: (item?: Item) => Values;
  /** What is saved, without the URLs of files. */
  toInput: (values: Values, item?: Item) => Input;
  toFiles: (item?: Item) => Files;
  /** The files for a save over `stored`, which a colleague saved after `item` was opened. */
  rebaseFiles: (files: FormFiles<Files>, item: Item, stored: Item) => Files;
  /** Fails with `notFound` after the item was deleted. */
  get: (id: string) => Promise<Result<Item>>;
  save: (command: SaveCommand<Item, Input, Files>) => Promise<Result<SavedItem<Item>>>;
  savedMessage: (item: Item) => ReactNode;
  /** A hook: the fields of a version as text, in the order of the page. */
  useFieldTexts: () => (values: Values, item: Item, files: Files) => FieldText[];
  /**
   * The values of a save over `stored`, which a colleague has saved since `item` was opened and in
   * which only texts differ that the form has not changed; null if the form has to ask.
   */
  merge?: (edit: Edit<Values, Files>, item: Item, stored: Item) => Values | null;
  /** What is unusual about the values, to be confirmed before a save. */
  warnings?: (edit: Edit<Values, Files>) => LanguageWarning[];
  toTitle: (values: Values) => string;
  /** The text that a conflict offers to copy. */
  toPlainText: (values: Values) => string;
}

export interface ItemFormProps<Item> {
  item?: Item;
  onReplace?: (stored: Item) => void;
  /** Id under which the form saves a new item. */
  newId?: string;
  copies?: OpenedCopies;
  handle?: RefObject<FormHandle<Item> | null>;
}
