import { slugify } from '../../../lib/text/slug';
import { stableText } from '../../../lib/text/stableText';
import { nameOfUrl } from '../../../lib/urls/media';
import type { CopiedFile, CopyContent } from '../../../services/workingCopies/copyContent';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormConfig } from '../form/itemFormConfig';
import { type FileElsewhere, fromCopiedFiles, toCopiedFiles } from './copyFiles';
import type { TextValues } from './formValues';
import type { OpenedCopies } from './openCopies';

/** What a form contains, and the version of the item on which it is based. */
export interface Snapshot<Values, Files> {
  values: Values;
  files: Files;
  /** Files that only another browser has. */
  elsewhere: FileElsewhere[];
  /** Null for a new item. */
  version: string | null;
}

const NEVER = new Date(0).toISOString();

/** A copy's values for the fields of this form, because an older release may have stored others. */
const pickFields = <Values extends TextValues>(initial: Values, values: TextValues): Values => {
  const present = Object.keys(initial).filter((name) => typeof values[name] === 'string');
  return { ...initial, ...Object.fromEntries(present.map((name) => [name, values[name]])) };
};

/** What a form contains with the content of a working copy. */
export function snapshotOf<Values extends TextValues, Files>(
  { content, baseVersion }: { content: CopyContent; baseVersion: string | null },
  stored: Snapshot<Values, Files>,
  selected: OpenedCopies['selected'],
): Snapshot<Values, Files> {
  const { files, elsewhere } = fromCopiedFiles(content, stored.files, selected);
  return {
    values: pickFields(stored.values, content.values),
    files,
    elsewhere,
    // A new item that has been saved since: older than every version, so that a save compares both.
    version: baseVersion ?? (stored.version && NEVER),
  };
}

export const contentOf = <Values extends TextValues, Files>({
  values,
  files,
  elsewhere,
}: Snapshot<Values, Files>): CopyContent => ({
  values: { ...values },
  files: toCopiedFiles(files),
  ...(elsewhere.length > 0 && { elsewhere }),
});

/**
 * Whether the stored item has the content of a working copy: equal, or, if the item has been saved
 * since the edit began, equal except for what a save changes: spaces, uploads, and values that it
 * sets itself. Then the connection ended after the item was saved and before its copy was deleted.
 */
export function isStoredAlready<Item extends StoredItem, Values extends TextValues, Input, Files>(
  { setOnSave = [], fileFields }: ItemFormConfig<Item, Values, Input, Files>,
  content: CopyContent,
  stored: Snapshot<Values, Files>,
  isOutdated: boolean,
): boolean {
  const saved = contentOf(stored);
  if (stableText(saved) === stableText(content)) return true;
  if (!isOutdated || content.elsewhere) return false;
  const values = pickFields(stored.values, content.values);
  const isSameValue = (name: string): boolean =>
    values[name]?.trim() === stored.values[name]?.trim() ||
    (setOnSave.some((one) => one === name) && values[name] === '');
  const names = Object.keys(values).filter((name) => !fileFields.some((one) => one === name));
  return names.every(isSameValue) && haveSameFiles(saved, content);
}

const haveSameFiles = (stored: CopyContent, { files }: CopyContent): boolean =>
  Object.entries(stored.files).every(([field, value]) => {
    const [before, now] = [listOf(value), listOf(files[field])];
    return (
      before.length === now.length &&
      before.every((file, index) => isUploaded(file, now[index] ?? {}))
    );
  });

const listOf = (value: CopyContent['files'][string] | undefined): CopiedFile[] =>
  Array.isArray(value) ? value : value ? [value] : [];

/** Compares by URL, or by the name under which the file is uploaded. */
function isUploaded(stored: CopiedFile, { url, upload, texts }: CopiedFile): boolean {
  if (texts && stableText(texts) !== stableText(stored.texts)) return false;
  if (!upload) return url === stored.url;
  const stem = slugify(upload.name.replace(/\.[^.]*$/, ''));
  return stem !== '' && nameOfUrl(stored.url ?? '').startsWith(stem);
}
