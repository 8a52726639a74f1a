import { stableText } from '../../lib/text/stableText';
import { rememberedUser } from '../data/auth/rememberedSession';
import type { CopyContent } from '../data/workingCopies/copyContent';
import {
  deleteLocalCopies,
  type LocalCopy,
  localKey,
  readLocalCopies,
} from '../data/workingCopies/localCopies';
import {
  deleteSelected,
  readSelected,
  type SelectedFile,
} from '../data/workingCopies/selectedFiles';
import { type CopiedItem, copiesOf, type WorkingCopy } from '../data/workingCopies/workingCopies';

export interface OpenedCopy {
  content: CopyContent;
  /** `revision` of the item when the edit began; null for a new item. */
  baseRevision: number | null;
  /** When it was typed or saved. */
  at: Date;
  /** The own copy on the server; undefined if there is none or it could not be read. */
  stored?: WorkingCopy | undefined;
  /** Id of the form that has stored it in this browser; undefined for a copy of the server. */
  form?: string;
  /** The server has a text of another device that `content` does not continue. */
  isConflict: boolean;
}

export interface OpenedCopies {
  mine: OpenedCopy | null;
  /** Colleagues', newest first. */
  others: WorkingCopy[];
  selected: ReadonlyMap<string, SelectedFile>;
}

export const noCopies: OpenedCopies = { mine: null, others: [], selected: new Map() };

/**
 * Reads the working copies of an item from the server, and what this browser has stored and not
 * sent. Never fails: without a response the form opens with what the browser has.
 * @param item of a new item the id under which the form will save it
 */
export async function openCopies(item: CopiedItem): Promise<OpenedCopies> {
  const userId = rememberedUser();
  if (!userId) return noCopies;
  const key = localKey(userId, item.itemId);
  const copies = await copiesOf(item);
  const all = copies.success ? copies.data : [];
  const others = all.filter(({ authorId }) => authorId !== userId);
  const stored = all.find(({ authorId }) => authorId === userId);
  const local = readLocalCopies(key).find(({ sent }) => !sent || !copies.success);
  const mine = reconcile(stored, local);
  if (mine) return { mine, others, selected: await readSelected(key) };
  if (copies.success) {
    deleteLocalCopies(key);
    void deleteSelected(key);
  }
  return { mine: null, others, selected: new Map() };
}

/** Chooses between the copy on the server and the text that only this browser has. */
function reconcile(
  stored: WorkingCopy | undefined,
  local: LocalCopy | undefined,
): OpenedCopy | null {
  if (!local) {
    return stored ? { ...pick(stored), at: stored.savedAt, stored, isConflict: false } : null;
  }
  const typedHere = { ...pick(local), at: new Date(local.at), stored, form: local.form };
  if (!stored) return { ...typedHere, isConflict: false };
  const isSame = stableText(stored.content) === stableText(local.content);
  if (isSame) return { ...pick(stored), at: stored.savedAt, stored, isConflict: false };
  return { ...typedHere, isConflict: stored.revision !== local.revision };
}

const pick = ({ content, baseRevision }: Pick<OpenedCopy, 'content' | 'baseRevision'>) => ({
  content,
  baseRevision,
});
