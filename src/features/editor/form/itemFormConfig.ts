import type { ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import type { FieldErrorCode } from '../../forms/fieldErrors';
import type { ItemType } from '../../items/itemType';
import type { StoredItem } from '../../items/storedItem';
import type { TextValues } from '../autosave/drafts';
import type { SaveCommand, SavedItem } from '../save/saveItem';

/** The files of a form: what it started with, and what they are now. */
export interface Chosen<Files> {
  initial: Files;
  current: Files;
}

/** A field of an item as text, for comparing two versions. */
export interface FieldText {
  label: string;
  text: string;
}

/** What differs between the forms of articles and of notices. */
export interface ItemFormConfig<Item extends StoredItem, Values extends TextValues, Input, Files> {
  kind: ItemType;
  /** First part of the ids of the form's controls, and of its translation keys. */
  name: 'news' | 'notice';
  resolver: Resolver<Values>;
  /** The order of the fields on the page, for the error summary. */
  fieldOrder: readonly (keyof Values & string)[];
  /** Reads from the form element what its values do not hold. */
  readForm?: (form: HTMLFormElement | null, values: Values) => Values;
  /**
   * The values that stand for a chosen file: by them the form knows that a file changed, and a draft
   * does not restore them, because the browser keeps only text.
   */
  fileFields: readonly (keyof Values & string)[];
  /** The refusals of a save that are shown at a field. */
  fieldErrors: Partial<
    Record<ErrorCode, { field: keyof Values & string; problem: FieldErrorCode }>
  >;
  /** The values that the form starts with. */
  toValues: (item?: Item) => Values;
  /** What is saved, without the URLs of files. */
  toInput: (values: Values, item?: Item) => Input;
  /** The files that the form starts with. */
  toFiles: (item?: Item) => Files;
  /** The files for a save over `stored`, which a colleague saved after `item` was opened. */
  rebaseFiles: (files: Chosen<Files>, item: Item, stored: Item) => Files;
  /** Fetches what is stored now. `notFound`: it has been deleted. */
  get: (id: string) => Promise<Result<Item>>;
  save: (command: SaveCommand<Item, Input, Files>) => Promise<Result<SavedItem<Item>>>;
  /** Says what a save has done. */
  savedMessage: (item: Item) => ReactNode;
  /** A hook that returns the fields of a version as text, in the order of the page. */
  useFieldTexts: () => (values: Values, item: Item, files: Files) => FieldText[];
  /** The author's own text, to be copied out of a conflict. */
  toPlainText: (values: Values) => string;
}

/** What EditItem gives to the form of an article or a notice. */
export interface ItemFormProps<Item> {
  /** What is edited; nothing for a new item. */
  item?: Item;
  /** Another version takes the place of the form's. */
  onReplace?: (stored: Item) => void;
}
