import type { ReactNode, RefObject } from 'react';
import type { Resolver } from 'react-hook-form';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import type { FieldErrorCode } from '../../forms/fieldErrors';
import type { ItemType } from '../../items/itemType';
import type { StoredItem } from '../../items/storedItem';
import type { TextValues } from '../autosave/formValues';
import type { OpenedCopies } from '../autosave/openCopies';
import type { LanguageDoubt } from '../languages/languageDoubts';
import type { SaveCommand, SavedItem } from '../save/saveItem';

/** The files of a form: the initial and the current ones. */
export interface FormFiles<Files> {
  initial: Files;
  current: Files;
}

/** The values and files of a form: the initial and the current ones. */
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

/** Configuration of the form of articles or of notices. */
export interface ItemFormConfig<Item extends StoredItem, Values extends TextValues, Input, Files> {
  kind: ItemType;
  /** Prefix of the ids of the form's controls, and of its translation keys. */
  name: 'news' | 'notice' | 'alert';
  resolver: Resolver<Values>;
  /** The order of the fields on the page, for the error summary. */
  fieldOrder: readonly (keyof Values & string)[];
  /** Adds to the values what only the form element shows, such as bad date input. */
  readForm?: (form: HTMLFormElement | null, values: Values) => Values;
  /** The values that represent a selected file of the same name: they make the form dirty when a file changes. */
  fileFields: readonly (keyof Values & string)[];
  /** The values that a save sets where they are empty. */
  setOnSave?: readonly (keyof Values & string)[];
  /** The values that restoring a version leaves as they are (decision 0021). */
  notRestored?: readonly (keyof Values & string)[];
  /** The error codes of a save that are shown at a field. */
  fieldErrors: Partial<Record<ErrorCode, { field: keyof Values & string; error: FieldErrorCode }>>;
  /** Returns the initial values; those of a new item without an argument. */
  toValues: (item?: Item) => Values;
  /** Converts the values to what is saved, without the URLs of files. */
  toInput: (values: Values, item?: Item) => Input;
  /** Returns the initial files. */
  toFiles: (item?: Item) => Files;
  /** Returns the files for a save over `stored`, which a colleague saved after `item` was opened. */
  rebaseFiles: (files: FormFiles<Files>, item: Item, stored: Item) => Files;
  /** Fetches the stored item; fails with `notFound` after it was deleted. */
  get: (id: string) => Promise<Result<Item>>;
  save: (command: SaveCommand<Item, Input, Files>) => Promise<Result<SavedItem<Item>>>;
  /** Renders the notification after a save. */
  savedMessage: (item: Item) => ReactNode;
  /** A hook that returns the fields of a version as text, in the order of the page. */
  useFieldTexts: () => (values: Values, item: Item, files: Files) => FieldText[];
  /**
   * Returns the values of a save over `stored`, which a colleague has saved since `item` was opened and in
   * which only texts differ that the form has not changed; null where the form has to ask.
   */
  merge?: (edit: Edit<Values, Files>, item: Item, stored: Item) => Values | null;
  /** Returns what is unusual about the values, to be confirmed before a save. */
  doubts?: (edit: Edit<Values, Files>) => LanguageDoubt[];
  /** Returns the title of the item in a form; empty without one. */
  toTitle: (values: Values) => string;
  /** Returns the text that a conflict offers to copy. */
  toPlainText: (values: Values) => string;
}

/** The props that EditItem passes to the form of an article or a notice. */
export interface ItemFormProps<Item> {
  /** The stored item; undefined for a new one. */
  item?: Item;
  /** Replaces the edited item with another stored version. */
  onReplace?: (stored: Item) => void;
  /** The id under which the form saves a new item. */
  newId?: string;
  /** The working copies of the item when the form was opened. */
  copies?: OpenedCopies;
  /** Receives the functions that the history of the item calls. */
  handle?: RefObject<FormHandle<Item> | null>;
}

/** What the history of an item may do with its form. */
export interface FormHandle<Item> {
  /**
   * Fills the form with an earlier version, saved at `at`, merged into the stored item, and offers to undo that.
   * Stores nothing but the working copy.
   */
  restore: (version: Item, at: Date) => void;
  /** Whether the form has changes that are not stored in the item. */
  hasUnpublished: () => boolean;
}
