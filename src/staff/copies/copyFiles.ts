import { stableText } from '../../lib/text/stableText';
import type { CopiedFile, CopiedFiles, CopyContent } from '../data/workingCopies/copyContent';
import type { SelectedFile } from '../data/workingCopies/selectedFiles';
import type { AnyValues } from '../kinds/field';
import { type DocumentValue, type ImageValue, newId, noImageTexts } from '../kinds/files';
import type { Kind } from '../kinds/kinds';
import { entriesOf } from '../kinds/values';

type FileValue = ImageValue | DocumentValue;
/** The files of a form by their fields; those of an article are `featured` and `additional`. */
export type FileFields = Record<string, FileValue | FileValue[] | null>;

export type MissingFile = NonNullable<CopyContent['missingFiles']>[number];

/** The key of each selected file: the same in every save and after a reload. */
const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}

/** Fields whose empty value is an object hold several files by name. */
const isGroup = ({ field }: ReturnType<typeof entriesOf>[number]): boolean => field.empty !== null;

const fileEntries = (kind: Kind) => entriesOf(kind).filter(({ field }) => field.holdsFiles);

export const filesOf = (kind: Kind, values: AnyValues): FileFields =>
  Object.assign(
    {},
    ...fileEntries(kind).map((entry) =>
      isGroup(entry) ? values[entry.name] : { [entry.name]: values[entry.name] },
    ),
  );

/** The values with the files of {@link filesOf}. */
export const withFiles = (kind: Kind, values: AnyValues, files: FileFields): AnyValues => ({
  ...values,
  ...Object.fromEntries(
    fileEntries(kind).map((entry) => {
      const parts = Object.keys(Object(entry.field.empty));
      return isGroup(entry)
        ? [entry.name, Object.fromEntries(parts.map((part) => [part, files[part]]))]
        : [entry.name, files[entry.name]];
    }),
  ),
});

/** The values after an upload: the selected files are stored ones. */
export function withUploaded(
  kind: Kind,
  values: AnyValues,
  urlOf: (id: string) => string | undefined,
): AnyValues {
  const stored = <Value extends FileValue | null>(value: Value): Value => {
    if (!value?.file) return value;
    const { file, source, fingerprint, ...rest } = value as ImageValue;
    return { ...rest, url: urlOf(rest.id) } as unknown as Value;
  };
  const files = Object.entries(filesOf(kind, values)).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(stored) : stored(value),
  ]);
  return withFiles(kind, values, Object.fromEntries(files));
}

export const listOf = <Value>(value: Value | Value[] | null | undefined): Value[] =>
  Array.isArray(value) ? value : value ? [value] : [];

export const toCopiedFiles = (files: FileFields): CopiedFiles =>
  Object.fromEntries(
    Object.entries(files).map(([field, value]) => {
      const copied = listOf(value).map(toCopiedFile);
      return [field, Array.isArray(value) ? copied : (copied[0] ?? null)];
    }),
  );

const toCopiedFile = (value: FileValue): CopiedFile => ({
  ...(value.url !== undefined && { url: value.url }),
  ...(value.file && { upload: { key: keyOf(value.file), name: value.file.name } }),
  ...('texts' in value && { texts: value.texts }),
  ...('key' in value && value.key && { key: value.key }),
  ...('name' in value && { name: value.name }),
});

export const selectedFilesOf = (files: FileFields): [key: string, SelectedFile][] =>
  Object.values(files)
    .flatMap(listOf)
    .flatMap((value): [string, SelectedFile][] => {
      if (!value.file) return [];
      const { source, fingerprint } = value as ImageValue;
      const selected = {
        file: value.file,
        ...(source && { source }),
        ...(fingerprint && { fingerprint }),
      };
      return [[keyOf(value.file), selected]];
    });

/**
 * The files of a form with the content of a working copy.
 * @param initial the files of the stored item, which decide the fields; returned unchanged if the
 *   working copy has the same
 * @param selected the selected files that this browser has, by their keys
 */
export function fromCopiedFiles(
  { files, missingFiles = [] }: CopyContent,
  initial: FileFields,
  selected: ReadonlyMap<string, SelectedFile>,
): { files: FileFields; missingFiles: MissingFile[] } {
  const isSame = stableText(toCopiedFiles(initial)) === stableText(files);
  if (isSame && missingFiles.length === 0) return { files: initial, missingFiles: [] };
  const missing: MissingFile[] = [];
  const restored: FileFields = {};
  for (const [field, before] of Object.entries(initial)) {
    const back = missingFiles.flatMap((one) => (one.field === field ? [one.file] : []));
    const values = [...listOf(files[field]), ...back].flatMap((file) => {
      const value = toFileValue(file, selected);
      if (!value) missing.push({ field, file });
      return value ? [value] : [];
    });
    restored[field] = Array.isArray(before) ? values : (values[0] ?? null);
  }
  return { files: restored, missingFiles: missing };
}

function toFileValue(
  { url, upload, texts, key, name }: CopiedFile,
  selected: ReadonlyMap<string, SelectedFile>,
): FileValue | null {
  const found = upload && selected.get(upload.key);
  if (upload && !found) return null;
  if (upload && found) keys.set(found.file, upload.key);
  const value = { id: newId(), ...(url !== undefined && { url }), ...found };
  if (name !== undefined) return { ...value, name };
  return { ...value, ...(key && { key }), texts: texts ?? noImageTexts() };
}
