import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { queryClient } from '../../../lib/http/queryClient';
import { fail, type Result, ServiceError, type Success } from '../../../lib/http/result';
import { useReauthentication } from '../../account/session/useReauthentication';
import { handOver, type Snapshot } from '../../api/drafts';
import { create, update } from '../../api/items/items';
import { useNote } from '../../drafts/NoteField';
import type { useAutosave } from '../../drafts/useAutosave';
import { draftList } from '../../drafts/useDrafts';
import { uploading } from '../../forms/uploading';
import { useBackUrl } from '../../items/backUrl';
import { invalidateItems } from '../../items/itemCache';
import { SavedMessage, useUndo } from '../../items/SavedMessage';
import type { AnyValues, Item, Kind, Values } from '../../kinds/kind';
import {
  definitionOf,
  failureOf,
  hasDrafts,
  type Listed,
  stateOf,
  toColumns,
} from '../../kinds/kinds';
import { useNotify } from '../../parts/NotificationProvider';
import type { ItemErrors } from '../form/useItemErrors';
import { type Intention, isForVisitors } from '../publishing/publishingPlan';

/** The stored state that a save replaces (optimistic locking). */
export interface BaseRevision<K extends Kind> {
  /** Revision at which the edit of the text began, which the update compares; undefined if new. */
  revision?: number | undefined;
  /** The newest stored item that the form has shown. */
  item?: Item<K> | undefined;
}

/** The item of a form. */
export interface EditedItem<K extends Kind> {
  kind: K;
  /** Id of the item, new or not. Each attempt uses it, so that a retry inserts no second row. */
  itemId: string;
  /** Stored item; undefined for a new one. */
  item?: Item<K>;
  /** Receives the accepted version, and the content before it, to which the form can return. */
  onReplace?: (stored: Item<K>, before: Snapshot) => void;
}

interface Options<K extends Kind> extends EditedItem<K>, ItemErrors {
  base: RefObject<BaseRevision<K>>;
  form: UseFormReturn<AnyValues>;
  autosave: ReturnType<typeof useAutosave>;
}

/** The last failed save. `saveAgain` repeats its intention; the conflict compares its values. */
interface Failed {
  intention: Intention;
  values: AnyValues;
  error: ServiceError;
}

/** The confirmation of an alert, which is open. */
interface Asked {
  values: Values<'alerts'>;
  onAnswer: (isConfirmed: boolean) => void;
}

/** The saved row; null if the text was handed over without one. */
type Saved<K extends Kind> = Listed<K> | null;

/**
 * Saves an item's form. `save` runs from top to bottom: it validates, asks before it publishes an
 * alert, stores the row, deletes the typed text, and goes back with a message. Handing over
 * (decision 0036) stores a draft as its row, and changes of a published item as a revision.
 * `conflict`, or an item in the bin, opens the comparison with the stored version (decision 0007).
 */
export function useSave<K extends Kind>(options: Options<K>) {
  const { kind, item, itemId, base, autosave, onReplace } = options;
  const { form, formRef, validate, reject } = options;
  const { t } = useTranslation('editor');
  const notify = useNotify();
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const undo = useUndo(backUrl);
  const withSignIn = useReauthentication();
  /** Visitors see the stored item, now or later, or saw it. */
  const isPublished = item !== undefined && stateOf(kind, item) !== 'draft';
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  /** What a writer says to the admin who reviews the text. */
  const note = useNote(`embassy-note:${itemId}`);
  const [isComparing, setIsComparing] = useState(false);
  // A ref, because a second click can come before React has rendered the busy button.
  const phase = useRef<'open' | 'running' | 'saved'>('open');

  const save = async (intention: Intention): Promise<void> => {
    // A file that is on its way would be missing.
    if (phase.current !== 'open' || uploading.now() > 0) return;
    phase.current = 'running';
    try {
      const asDraft = isPublished && intention === 'handOver';
      if (!(await isReady(intention))) return;
      const toSave = intended(kind, intention, form.getValues());
      setFailed(null);
      setBusy(true);
      let saved = await withSignIn(() =>
        asDraft ? storeDraft() : storeRow(intention, toSave as Values<K>),
      );
      if (saved.success && intention === 'handOver') saved = await handOverStored(saved);
      // The person has left the form.
      if (!formRef.current) return;
      if (saved.success) return leave(intention, saved.data, asDraft);
      setFailed({ intention, values: toSave, error: new ServiceError(saved) });
      setIsComparing(saved.code === 'notFound' || (saved.code === 'conflict' && !asDraft));
      reject(failureOf(kind, saved.code));
    } finally {
      if (phase.current === 'running') phase.current = 'open';
      setBusy(false);
    }
  };

  /** Marks errors, or asks before an alert is published. Resolves to whether the save goes on. */
  const isReady = async (intention: Intention): Promise<boolean> => {
    if (!(await validate())) return false;
    if (intention !== 'publishAlert') return true;
    const values = form.getValues() as Values<'alerts'>;
    const isConfirmed = await new Promise<boolean>((onAnswer) => setAsked({ values, onAnswer }));
    setAsked(null);
    return isConfirmed;
  };

  /** Updates the row at the base revision, or inserts a new one. */
  const storeRow = (intention: Intention, values: Values<K>): Promise<Result<Saved<K>>> => {
    const { item: replaced, revision } = base.current;
    const status = isForVisitors(intention) ? 'published' : 'draft';
    const columns = toColumns(kind, values, { item, stored: replaced, status });
    return replaced ? update(kind, replaced.id, columns, revision) : create(kind, columns, itemId);
  };

  /** Sends the text at once; fails with `nothingChanged` if the form equals the stored item. */
  const storeDraft = async (): Promise<Result<Saved<K>>> =>
    autosave.hasUnpublished ? autosave.sendNow() : fail('handoverSave', 'nothingChanged');

  /** Updates the base revision before it hands over, because a retry would otherwise conflict. */
  const handOverStored = async (saved: Success<Saved<K>>): Promise<Result<Saved<K>>> => {
    const row = saved.data;
    if (row) base.current.revision = Number((row as Item).revision);
    const handedOver = await withSignIn(() => handOver(kind, itemId, note.text));
    return handedOver.success ? saved : handedOver;
  };

  /** Ends the form after a save: deletes what was typed, goes back, and says what was saved. */
  const leave = (intention: Intention, row: Saved<K>, asDraft: boolean) => {
    phase.current = 'saved';
    const isHandedOver = intention === 'handOver' || !row;
    if (!asDraft) autosave.discard();
    // Lists wait until the drafts are fetched again, because this save may have ended some of them.
    queryClient.removeQueries({ queryKey: draftList.queryKey, type: 'inactive' });
    const ended = isHandedOver ? Promise.resolve() : autosave.endTaken();
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

  const saveAgain = () => {
    setIsComparing(false);
    if (failed) void save(failed.intention);
  };
  return {
    isPublished,
    note,
    save,
    saveAgain,
    saving: {
      busy,
      asked,
      /** Null while a field shows the error of its value. */
      error: failed && !failureOf(kind, failed.error.code) ? failed.error : null,
    },
    conflict: {
      isShown: isComparing,
      /** Values that the save would have stored. */
      values: failed?.values ?? {},
      close: () => setIsComparing(false),
      overwrite: (stored: Item<K>) => {
        base.current = { revision: stored.revision, item: stored };
        saveAgain();
      },
      acceptTheirs: (stored: Item<K>) => {
        const before = autosave.read();
        autosave.discard();
        setIsComparing(false);
        onReplace?.(stored, before);
      },
    },
  };
}

/** Returns the values to save. “Publish now” drops a future date, which would schedule the item. */
function intended(kind: Kind, intention: Intention, values: AnyValues): AnyValues {
  const { from } = definitionOf(kind).period;
  const date = fromMoscowInput(String(values[from]));
  const isAhead = date !== null && date > new Date();
  return intention === 'publishNow' && isAhead ? { ...values, [from]: '' } : values;
}
