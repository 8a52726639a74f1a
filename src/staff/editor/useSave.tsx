import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../lib/http/queryClient';
import { fail, type Result, ServiceError } from '../../lib/http/result';
import type editor from '../../locales/en/editor.json';
import { useReauthentication } from '../account/session/useReauthentication';
import { handOver } from '../api/drafts';
import { createItem, updateItem } from '../api/items/items';
import { useNote } from '../drafts/NoteField';
import { draftsQuery } from '../drafts/useDrafts';
import type { ItemDraft } from '../drafts/useItemDraft';
import { useBackUrl } from '../items/backUrl';
import { invalidateItems } from '../items/itemCache';
import { SavedMessage, useUndoVisibility } from '../items/SavedMessage';
import type { AnyValues, Item, Kind, Values } from '../kinds/kind';
import { hasDrafts, itemState, type Listed, toColumns } from '../kinds/kinds';
import { useNotify } from '../parts/NotificationProvider';

/** What a button of a form does; its name is under `action` in editor.json. */
export type FormAction = keyof typeof editor.action;

/** What a press of a button wants of a form. An alert is never a draft. */
type Intention = FormAction | 'publishAlert';

interface Options<K extends Kind> {
  kind: K;
  /** Id of the item, new or not. Each attempt uses it, so that a retry inserts no second row. */
  itemId: string;
  /** Stored item; undefined for a new one. */
  item: Item<K> | undefined;
  form: UseFormReturn<AnyValues>;
  formRef: RefObject<HTMLFormElement | null>;
  validate: () => Promise<boolean>;
  draft: ItemDraft;
}

/**
 * Saves an item's form: validates, sends, and goes back to the list with a message. Handing over
 * (decision 0036) sends a draft as its row, and changes of a published item as a draft of its
 * author. After a newer version, or for an item in the bin, the form stays and `OtherTexts` shows
 * the conflict.
 * @returns `save`, which does nothing during another save; `saving`, whether a save is running and
 *   the error of the last one; `note` for the admins; `isPublished`, false for a draft
 */
export function useSave<K extends Kind>(options: Options<K>) {
  const { kind, itemId, item, form, draft, formRef, validate } = options;
  const { t } = useTranslation('editor');
  const notify = useNotify();
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const undo = useUndoVisibility(backUrl);
  const withSignIn = useReauthentication();
  /** Visitors see the stored item, now or later, or saw it. */
  const isPublished = item !== undefined && itemState(kind, item) !== 'draft';
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ServiceError | null>(null);
  /** What a writer says to the admin who reviews the text. */
  const note = useNote(`embassy-note:${itemId}`);
  // A ref, because a second click can come before React has rendered the busy button.
  const isRunning = useRef(false);

  /** Validates, sends and leaves; stays with the error of a failure. */
  const save = async (intention: Intention): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const isValid = await validate();
    if (isValid) {
      setError(null);
      setBusy(true);
      const saved = await withSignIn(() => send(intention));
      setBusy(false);
      // The person has left the form.
      if (!formRef.current) return;
      if (saved.success) return leave(intention, saved.data);
      setError(new ServiceError(saved));
      if (saved.code === 'conflict' || saved.code === 'notFound') draft.addConflict();
    }
    isRunning.current = false;
  };

  /** Stores and hands over. Resolves to the saved row; to null if no row was stored. */
  const send = async (intention: Intention): Promise<Result<Listed<K> | null>> => {
    if (intention !== 'handOver') return storeRow(intention);
    const stored = await (isPublished ? storeDraft() : storeRow(intention));
    if (!stored.success) return stored;
    const handedOver = await handOver(kind, itemId, note.text);
    return handedOver.success ? stored : handedOver;
  };

  /** Updates the row at the revision at which the edit began, or inserts a new one. */
  const storeRow = async (intention: Intention): Promise<Result<Listed<K> | null>> => {
    const isDraft = ['saveDraft', 'toDraft', 'handOver'].includes(intention);
    const status = isDraft ? 'draft' : 'published';
    const columns = toColumns(kind, form.getValues() as Values<K>, { item, status });
    if (!item) return createItem(kind, columns, itemId);
    const { baseRevision } = draft.read();
    const stored = await updateItem(kind, itemId, columns, baseRevision ?? undefined);
    // A handover that fails after this is repeated.
    if (stored.success) draft.rebase(stored.data.revision);
    return stored;
  };

  /** Sends the text at once; fails with `nothingChanged` if the form equals the stored item. */
  const storeDraft = async (): Promise<Result<null>> =>
    draft.hasUnpublished ? draft.sendNow() : fail('handoverSave', 'nothingChanged');

  /** Ends the form after a save: deletes what was typed, goes back, and says what was saved. */
  const leave = (intention: Intention, row: Listed<K> | null) => {
    const isHandedOver = intention === 'handOver' || !row;
    if (row) draft.discard();
    // Lists wait until the drafts are fetched again, because this save may have ended some of them.
    queryClient.removeQueries({ queryKey: draftsQuery.queryKey, type: 'inactive' });
    const ended = isHandedOver ? Promise.resolve() : draft.endTaken();
    void ended.then(() => invalidateItems(kind));
    void navigate(backUrl);
    if (isHandedOver) {
      note.change('');
      return notify(backUrl, <p>{t('stored.handedOver')}</p>);
    }
    // A new item was seen by staff alone, as a draft is.
    const before = hasDrafts(kind) && !item ? { ...row, status: 'draft' } : item;
    notify(
      backUrl,
      <SavedMessage
        kind={kind}
        item={row}
        before={before}
        {...(before && { onUndo: () => undo(kind, before, row) })}
      />,
    );
  };

  return { isPublished, note, save, saving: { busy, error } };
}
