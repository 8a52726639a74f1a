import { slugify } from '../../lib/text/slug';
import { stableText } from '../../lib/text/stableText';
import { nameOfUrl } from '../../lib/urls/media';
import type { CopiedFile, CopyContent } from '../data/workingCopies/copyContent';
import type { WorkingCopy } from '../data/workingCopies/workingCopies';
import type { ItemFormConfig, TextValues } from '../editor/form/itemFormConfig';
import type { StoredItem } from '../items/item';
import { fromCopiedFiles, type MissingFile, toCopiedFiles } from './copyFiles';
import type { OpenedCopies, OpenedCopy } from './openCopies';

/** What a form contains, and the revision of the item on which it is based. */
export interface Snapshot<Values, Files> {
  values: Values;
  files: Files;
  /** Files that only another browser has. */
  missingFiles: MissingFile[];
  baseRevision: number | null;
}

/** Older than every revision. */
const NEVER = 0;

/** A copy's values for the fields of this form, because a copy may be older than a field. */
const pickFields = <Values extends TextValues>(initial: Values, values: TextValues): Values => {
  const present = Object.keys(initial).filter((name) => typeof values[name] === 'string');
  return { ...initial, ...Object.fromEntries(present.map((name) => [name, values[name]])) };
};

export function snapshotOf<Values extends TextValues, Files>(
  { content, baseRevision }: { content: CopyContent; baseRevision: number | null },
  stored: Snapshot<Values, Files>,
  selected: OpenedCopies['selected'],
): Snapshot<Values, Files> {
  const { files, missingFiles } = fromCopiedFiles(content, stored.files, selected);
  return {
    values: pickFields(stored.values, content.values),
    files,
    missingFiles,
    // A new item that has been saved since: a save compares both.
    baseRevision: baseRevision ?? (stored.baseRevision && NEVER),
  };
}

export const contentOf = <Values extends TextValues, Files>({
  values,
  files,
  missingFiles,
}: Snapshot<Values, Files>): CopyContent => ({
  values: { ...values },
  files: toCopiedFiles(files),
  ...(missingFiles.length > 0 && { missingFiles }),
});

/**
 * Whether the stored item has the content of a working copy: equal, or, if the item has been saved
 * since the edit began, equal except for what a save changes: spaces, uploads, and values that it
 * sets itself. Then the connection ended after the item was saved and before its copy was deleted.
 */
function isStoredAlready<Item extends StoredItem, Values extends TextValues, Input, Files>(
  { setOnSave = [], fileFields }: ItemFormConfig<Item, Values, Input, Files>,
  content: CopyContent,
  stored: Snapshot<Values, Files>,
  isOutdated: boolean,
): boolean {
  const saved = contentOf(stored);
  if (stableText(saved) === stableText(content)) return true;
  if (!isOutdated || content.missingFiles) return false;
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

export interface FormStart<Values, Files> {
  /** The stored item; the empty form of a new one. */
  stored: Snapshot<Values, Files>;
  /** What the form shows first: `stored` itself without a working copy. */
  shown: Snapshot<Values, Files>;
  /** The signed-in person's copy; also one that the stored item contains already, to be deleted. */
  mine: OpenedCopy | null;
  isCopy: boolean;
  /** The item has been saved since `mine` was begun. */
  isOutdated: boolean;
  /** Colleagues' copies that differ from the stored item. */
  others: WorkingCopy[];
  selected: OpenedCopies['selected'];
}

/**
 * A form opens with the working copy of the signed-in person unless the stored item contains it
 * already.
 */
export function startOf<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  item: Item | undefined,
  { mine, others, selected }: OpenedCopies,
): FormStart<Values, Files> {
  const stored: Snapshot<Values, Files> = {
    values: config.toValues(item),
    files: config.toFiles(item),
    missingFiles: [],
    baseRevision: item?.revision ?? null,
  };
  const isOutdated = ({ baseRevision }: Pick<OpenedCopy, 'baseRevision'>) =>
    item !== undefined && baseRevision !== item.revision;
  const differsFromStored = (copy: Pick<OpenedCopy, 'content' | 'baseRevision'>) =>
    !isStoredAlready(config, copy.content, stored, isOutdated(copy));
  const isCopy = mine !== null && differsFromStored(mine);
  const isBehind = isCopy && isOutdated(mine);
  const shown = isCopy ? snapshotOf(mine, stored, selected) : stored;
  return {
    stored,
    shown,
    mine,
    isCopy,
    isOutdated: isBehind,
    others: others.filter(differsFromStored),
    selected,
  };
}
