import type { AnyValues } from './field';
import type { FileValue, ImageValue } from './files';
import { definitionOf, type Kind } from './kinds';
import { type Entry, entriesOf } from './values';

/** The files of a form by their fields; those of an article are `featured` and `additional`. */
export type FileFields = Record<string, FileValue | FileValue[] | null>;

export const listOf = <Value>(value: Value | Value[] | null | undefined): Value[] =>
  Array.isArray(value) ? value : value ? [value] : [];

const fileEntries = (kind: Kind) => entriesOf(kind).filter(({ field }) => field.holdsFiles);

/** Returns the names under which a field holds several files; none for a field that holds one. */
const partsOf = ({ field }: Entry): string[] => Object.keys(Object(field.empty));

export const filesOf = (kind: Kind, values: AnyValues): FileFields =>
  Object.assign(
    {},
    ...fileEntries(kind).map((entry) =>
      partsOf(entry).length > 0 ? values[entry.name] : { [entry.name]: values[entry.name] },
    ),
  );

/** Returns the values with each of their files replaced; `replace` receives a file or a list of files. */
export function mapFiles(
  kind: Kind,
  values: AnyValues,
  replace: (field: string, files: FileFields[string]) => FileFields[string],
): AnyValues {
  const files = filesOf(kind, values);
  const replaced = (field: string) => replace(field, files[field] ?? null);
  return {
    ...values,
    ...Object.fromEntries(
      fileEntries(kind).map((entry) => {
        const parts = partsOf(entry).map((part) => [part, replaced(part)]);
        return [entry.name, parts.length > 0 ? Object.fromEntries(parts) : replaced(entry.name)];
      }),
    ),
  };
}

/** Returns the files of a form that are not uploaded yet. */
export const selectedFilesOf = (kind: Kind, values: AnyValues): FileValue[] =>
  Object.values(filesOf(kind, values))
    .flatMap(listOf)
    .filter(({ file }) => file);

/** A file of a form; `index` is its place in the list of its field, from 0. */
export interface FormFile {
  field: string;
  index: number;
  value: FileValue;
}

/** Returns the files that a save stores, in the order of the form; none of those in fields that the save leaves out. */
export function savedFilesOf(kind: Kind, values: AnyValues): FormFile[] {
  const saved = definitionOf(kind).savedFiles?.(values as never);
  return Object.entries(filesOf(kind, values))
    .filter(([field]) => !saved || saved.includes(field))
    .flatMap(([field, files]) => listOf(files).map((value, index) => ({ field, index, value })));
}

/**
 * Returns the values with stored files in place of selected ones.
 * @param urlOf returns the URL of an uploaded file; a file without one stays selected
 */
export function withStoredFiles<V extends object>(
  kind: Kind,
  values: V,
  urlOf: (file: File) => string | undefined,
): V {
  const toStored = (value: FileValue): FileValue => {
    const url = value.file && urlOf(value.file);
    if (!url) return value;
    const { file, source, fingerprint, ...rest } = value as ImageValue;
    return { ...rest, url };
  };
  return mapFiles(kind, values as AnyValues, (_, files) =>
    Array.isArray(files) ? files.map(toStored) : files && toStored(files),
  ) as V;
}
