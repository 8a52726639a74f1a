import { slugify } from '../../lib/text/slug';
import { stableText } from '../../lib/text/stableText';
import { nameOfUrl } from '../../lib/urls/media';
import type { AdoptedCopy, CopiedFile, CopyContent } from '../data/workingCopies/copyContent';
import type { WorkingCopy } from '../data/workingCopies/workingCopies';
import type { AnyValues } from '../kinds/field';
import type { Item, Kind } from '../kinds/kinds';
import { entriesOf, toValues } from '../kinds/values';
import {
  filesOf,
  fromCopiedFiles,
  listOf,
  type MissingFile,
  toCopiedFiles,
  withFiles,
} from './copyFiles';
import type { OpenedCopies, OpenedCopy } from './openCopies';

/** What a form contains, and the revision of the item on which it is based. */
export interface Snapshot {
  values: AnyValues;
  /** Files that only another browser has. */
  missingFiles: MissingFile[];
  /** The copies of colleagues whose changes it contains. */
  adopted: AdoptedCopy[];
  baseRevision: number | null;
}

/** The stored state that a save replaces (optimistic locking). */
export interface BaseRevision<K extends Kind> {
  /**
   * The revision that the update compares; undefined for a new item. After a draft was restored, the
   * base revision of the draft.
   */
  revision?: number | undefined;
  /** The newest stored item that the form has shown. */
  item?: Item<K> | undefined;
}

/** Older than every revision. */
const NEVER = 0;

/** A copy's values for the fields of this form, because a copy may be older than a field. */
const pickFields = (initial: AnyValues, values: AnyValues): AnyValues => {
  const present = Object.keys(initial).filter((name) => typeof values[name] === 'string');
  return { ...initial, ...Object.fromEntries(present.map((name) => [name, values[name]])) };
};

export function snapshotOf(
  kind: Kind,
  { content, baseRevision }: { content: CopyContent; baseRevision: number | null },
  stored: Snapshot,
  selected: OpenedCopies['selected'],
): Snapshot {
  const { files, missingFiles } = fromCopiedFiles(content, filesOf(kind, stored.values), selected);
  return {
    values: withFiles(kind, pickFields(stored.values, content.values), files),
    missingFiles,
    adopted: content.adopted ?? [],
    // A new item that has been saved since: a save compares both.
    baseRevision: baseRevision ?? (stored.baseRevision && NEVER),
  };
}

export const contentOf = (
  kind: Kind,
  { values, missingFiles, adopted }: Snapshot,
): CopyContent => ({
  values: Object.fromEntries(
    entriesOf(kind)
      .filter(({ field }) => !field.holdsFiles)
      .map(({ name }) => [name, String(values[name])]),
  ),
  files: toCopiedFiles(filesOf(kind, values)),
  ...(missingFiles.length > 0 && { missingFiles }),
  ...(adopted.length > 0 && { adopted }),
});

/**
 * Whether the stored item has the content of a working copy: equal, or, if the item has been saved
 * since the edit began, equal except for what a save changes: spaces, uploads, and values that it
 * sets itself. Then the connection ended after the item was saved and before its copy was deleted.
 */
function isStoredAlready(
  kind: Kind,
  content: CopyContent,
  stored: Snapshot,
  isOutdated: boolean,
): boolean {
  const saved = contentOf(kind, stored);
  if (stableText(saved) === stableText(content)) return true;
  if (!isOutdated || content.missingFiles) return false;
  const values = { ...saved.values, ...content.values };
  const isSame = entriesOf(kind).every(
    ({ name, field }) =>
      field.holdsFiles ||
      values[name]?.trim() === saved.values[name]?.trim() ||
      (field.setOnSave && values[name] === ''),
  );
  return isSame && haveSameFiles(saved, content);
}

const haveSameFiles = (stored: CopyContent, { files }: CopyContent): boolean =>
  Object.entries(stored.files).every(([field, value]) => {
    const [before, now] = [listOf(value), listOf(files[field])];
    return (
      before.length === now.length &&
      before.every((file, index) => isUploaded(file, now[index] ?? {}))
    );
  });

/** Compares by URL, or by the name under which the file is uploaded. */
function isUploaded(stored: CopiedFile, { url, upload, texts }: CopiedFile): boolean {
  if (texts && stableText(texts) !== stableText(stored.texts)) return false;
  if (!upload) return url === stored.url;
  const stem = slugify(upload.name.replace(/\.[^.]*$/, ''));
  return stem !== '' && nameOfUrl(stored.url ?? '').startsWith(stem);
}

export interface FormStart {
  /** The stored item; the empty form of a new one. */
  stored: Snapshot;
  /** What the form shows first: `stored` itself without a working copy. */
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

/**
 * A form opens with the working copy of the signed-in person unless the stored item contains it
 * already.
 */
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
