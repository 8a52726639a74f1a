import { stableText } from '../../lib/text/stableText';
import type { CopiedFile, CopiedFiles, CopyContent } from '../data/workingCopies/copyContent';
import type { SelectedFile } from '../data/workingCopies/selectedFiles';
import { type DocumentValue, type ImageValue, newId, noImageTexts } from '../files/upload/values';

type FileValue = ImageValue | DocumentValue;
type FileFields = Record<string, FileValue | FileValue[] | null>;

export type MissingFile = NonNullable<CopyContent['missingFiles']>[number];

/** The key of each selected file: the same in every save and after a reload. */
const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}

const fieldsOf = (files: unknown): FileFields => Object(files) as FileFields;

const listOf = (value: FileValue | FileValue[] | null | undefined): FileValue[] =>
  Array.isArray(value) ? value : value ? [value] : [];

export const toCopiedFiles = (files: unknown): CopiedFiles =>
  Object.fromEntries(
    Object.entries(fieldsOf(files)).map(([field, value]) => {
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

export const selectedFilesOf = (files: unknown): [key: string, SelectedFile][] =>
  Object.values(fieldsOf(files))
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
export function fromCopiedFiles<Files>(
  { files, missingFiles = [] }: CopyContent,
  initial: Files,
  selected: ReadonlyMap<string, SelectedFile>,
): { files: Files; missingFiles: MissingFile[] } {
  const isSame = stableText(toCopiedFiles(initial)) === stableText(files);
  if (isSame && missingFiles.length === 0) return { files: initial, missingFiles: [] };
  const missing: MissingFile[] = [];
  const restored: FileFields = {};
  for (const [field, before] of Object.entries(fieldsOf(initial))) {
    const back = missingFiles.flatMap((one) => (one.field === field ? [one.file] : []));
    const values = [...listOfCopied(files[field]), ...back].flatMap((file) => {
      const value = toFileValue(file, selected);
      if (!value) missing.push({ field, file });
      return value ? [value] : [];
    });
    restored[field] = Array.isArray(before) ? values : (values[0] ?? null);
  }
  return { files: restored as Files, missingFiles: missing };
}

const listOfCopied = (value: CopiedFiles[string] | undefined): CopiedFile[] =>
  Array.isArray(value) ? value : value ? [value] : [];

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
