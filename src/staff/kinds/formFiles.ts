import type { AnyValues } from './field';
import type { FileValue, ImageValue } from './files';
import { definitionOf, type Kind } from './kinds';
import { entriesOf, writtenLanguages } from './values';

/** The files of a form by their fields; those of an article are `featured` and `additional`. */
export type FileFields = Record<string, FileValue | FileValue[] | null>;

export const listOf = <Value>(value: Value | Value[] | null | undefined): Value[] =>
  Array.isArray(value) ? value : value ? [value] : [];

/** Returns the values with each of their files replaced; `replace` receives a file or a list of files. */
export function mapFiles(
  kind: Kind,
  values: AnyValues,
  replace: (field: string, files: FileFields[string]) => FileFields[string],
): AnyValues {
  const replaceAll = (files: object) =>
    Object.fromEntries(Object.entries(files).map(([name, value]) => [name, replace(name, value)]));
  const replaced = entriesOf(kind)
    .filter(({ field }) => field.holds)
    .map(({ name, field }) =>
      // The images of an article are the parts of one value.
      field.holds === 'images'
        ? { [name]: replaceAll(Object(values[name])) }
        : replaceAll({ [name]: values[name] }),
    );
  return Object.assign({ ...values }, ...replaced);
}

export function filesOf(kind: Kind, values: AnyValues): FileFields {
  const files: FileFields = {};
  mapFiles(kind, values, (name, value) => {
    files[name] = value;
    return value;
  });
  return files;
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
  const saved = definitionOf(kind).savedFiles?.(values as never, writtenLanguages(kind, values));
  return Object.entries(filesOf(kind, values))
    .filter(([field]) => !saved || saved.includes(field))
    .flatMap(([field, files]) => listOf(files).map((value, index) => ({ field, index, value })));
}

/**
 * Returns the values with stored files in place of selected ones.
 * @param urlOf returns the URL of a selected file; a file without one stays selected
 */
export function withStoredFiles<V extends object>(
  kind: Kind,
  values: V,
  urlOf: (value: FileValue, file: File) => string | undefined,
): V {
  const toStored = (value: FileValue): FileValue => {
    const url = value.file && urlOf(value, value.file);
    if (!url) return value;
    const { file, source, fingerprint, ...rest } = value as ImageValue;
    return { ...rest, url };
  };
  return mapFiles(kind, values as AnyValues, (_, files) =>
    Array.isArray(files) ? files.map(toStored) : files && toStored(files),
  ) as V;
}
