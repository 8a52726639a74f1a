import { stableText } from '../../lib/text/stableText';
import type { AnyValues } from '../kinds/field';
import { type FileValue, noImageTexts } from '../kinds/files';
import { filesOf, listOf, mapFiles } from '../kinds/formFiles';
import type { Item, Kind } from '../kinds/kinds';
import { entriesOf, toValues } from '../kinds/values';
import type { OpenedCopies, OpenedCopy } from './openCopies';
import type { CopiedFile, CopyContent, WorkingCopy } from './workingCopies';

/** What a form contains, and the revision of the item on which it is based. */
export interface Snapshot {
  values: AnyValues;
  /** Files that only another browser has; they stay in the working copy until they are selected or saved there. */
  missingFiles: { field: string; file: CopiedFile }[];
  /** The copies of colleagues whose changes it contains, also after a reload, as {@link CopyContent.adopted}. */
  adopted: NonNullable<CopyContent['adopted']>;
  baseRevision: number | null;
}

/** Revision older than every other, because a new item had none when its edit began. */
const NEVER = 0;

const toCopiedFile = (value: FileValue): CopiedFile => ({
  ...(value.url !== undefined && { url: value.url }),
  ...(value.file && { upload: { key: value.id, name: value.file.name } }),
  ...('texts' in value && { texts: value.texts }),
  ...('key' in value && value.key && { key: value.key }),
  ...('name' in value && { name: value.name }),
});

/** Returns the value of a file in a working copy; null for a selected file that this browser does not have. */
function toFileValue(
  { url, upload, texts, key, name }: CopiedFile,
  selected: OpenedCopies['selected'],
): FileValue | null {
  const found = upload && selected.get(upload.key);
  if (upload) return found ? { ...found, ...(texts && { texts }) } : null;
  const value = { id: crypto.randomUUID(), ...(url !== undefined && { url }) };
  if (name !== undefined) return { ...value, name };
  return { ...value, ...(key && { key }), texts: texts ?? noImageTexts() };
}

/** Returns what a working copy contains of a form. */
export function contentOf(
  kind: Kind,
  { values, missingFiles, adopted }: Omit<Snapshot, 'baseRevision'>,
): CopyContent {
  const files = Object.entries(filesOf(kind, values)).map(([field, value]) => {
    const missing = missingFiles.flatMap((one) => (one.field === field ? [one.file] : []));
    const all = [...listOf(value).map(toCopiedFile), ...missing];
    return [field, Array.isArray(value) ? all : (all[0] ?? null)];
  });
  return {
    values: Object.fromEntries(
      entriesOf(kind)
        .filter(({ field }) => !field.holdsFiles)
        .map(({ name }) => [name, String(values[name])]),
    ),
    files: Object.fromEntries(files),
    ...(adopted.length > 0 && { adopted }),
  };
}

/**
 * Returns the content of a form with a working copy laid over the stored item. Texts that the copy lacks come from `stored`;
 * files that this browser does not have are in `missingFiles`.
 * @param selected the selected files that this browser has, by their ids
 */
export function snapshotOf(
  kind: Kind,
  { content, baseRevision }: Pick<WorkingCopy, 'content' | 'baseRevision'>,
  stored: Snapshot,
  selected: OpenedCopies['selected'],
): Snapshot {
  const missingFiles: Snapshot['missingFiles'] = [];
  const before = contentOf(kind, stored).files;
  const withFiles = mapFiles(kind, stored.values, (field, value) => {
    // The same objects, so that the form does not count as changed.
    if (stableText(before[field]) === stableText(content.files[field])) return value;
    const found = listOf(content.files[field]).flatMap((file) => {
      const restored = toFileValue(file, selected);
      if (!restored) missingFiles.push({ field, file });
      return restored ? [restored] : [];
    });
    return Array.isArray(value) ? found : (found[0] ?? null);
  });
  // A copy may be older than a field, and a hand-made request stores any value.
  const texts = entriesOf(kind).flatMap(({ name, field: { choices, holdsFiles } }) => {
    const value: unknown = content.values[name];
    const fits = typeof value === 'string' && !holdsFiles && (choices?.includes(value) ?? true);
    return fits ? [[name, value] as const] : [];
  });
  return {
    values: { ...withFiles, ...Object.fromEntries(texts) },
    missingFiles,
    adopted: content.adopted ?? [],
    // A new item that has been saved since: a save compares both.
    baseRevision: baseRevision ?? (stored.baseRevision && NEVER),
  };
}

/**
 * Returns whether the stored item has the content of a working copy: equal, or, if the item has been saved since the edit began,
 * equal except for spaces and values that a save sets itself. Such a copy is left when
 * the connection breaks between the save and the deletion of the copy.
 */
function isStoredAlready(kind: Kind, content: CopyContent, stored: Snapshot, isOutdated: boolean) {
  const saved = contentOf(kind, stored);
  if (stableText(saved) === stableText(content)) return true;
  if (!isOutdated || stableText(saved.files) !== stableText(content.files)) return false;
  const values = { ...saved.values, ...content.values };
  return entriesOf(kind).every(
    ({ name, field }) =>
      field.holdsFiles ||
      values[name]?.trim() === saved.values[name]?.trim() ||
      (field.setOnSave && values[name] === ''),
  );
}

export interface FormStart {
  /** The stored item; the empty form of a new one. */
  stored: Snapshot;
  /** Content that the form shows first: `stored` itself without a working copy. */
  shown: Snapshot;
  /** The signed-in person's copy; also one that the stored item contains already, to be deleted. */
  mine: OpenedCopy | null;
  isCopy: boolean;
  /** The item has been saved since `mine` was begun. */
  isOutdated: boolean;
  /** Colleagues' copies that differ from the stored item. */
  others: WorkingCopy[];
  selected: OpenedCopies['selected'];
}

/** Returns what a form opens with: the person's working copy, unless the stored item contains it already. */
export function startOf<K extends Kind>(
  kind: K,
  item: Item<K> | undefined,
  { mine, others, selected }: OpenedCopies,
): FormStart {
  const stored: Snapshot = {
    values: toValues(kind, item),
    missingFiles: [],
    adopted: [],
    baseRevision: item?.revision ?? null,
  };
  const isOutdated = ({ baseRevision }: Pick<OpenedCopy, 'baseRevision'>) =>
    item !== undefined && baseRevision !== item.revision;
  const differsFromStored = (copy: Pick<OpenedCopy, 'content' | 'baseRevision'>) =>
    !isStoredAlready(kind, copy.content, stored, isOutdated(copy));
  const isCopy = mine !== null && differsFromStored(mine);
  return {
    stored,
    shown: isCopy ? snapshotOf(kind, mine, stored, selected) : stored,
    mine,
    isCopy,
    isOutdated: isCopy && isOutdated(mine),
    others: others.filter(differsFromStored),
    selected,
  };
}
