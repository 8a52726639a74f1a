import {
  createContext,
  type RefObject,
  useContext,
  useImperativeHandle,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type FieldError, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fail, succeed } from '../../../lib/http/result';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { withUploaded } from '../../copies/copyFiles';
import { type BaseRevision, startOf } from '../../copies/formStart';
import { noCopies, type OpenedCopies } from '../../copies/openCopies';
import { useAutosave } from '../../copies/useAutosave';
import { create, get, update } from '../../data/items/items';
import { type Handover, handOver } from '../../data/workingCopies/handovers';
import { usePreparing } from '../../files/choose/preparing';
import { useUploads } from '../../files/upload/useUploads';
import { useErrorSummary } from '../../forms/fieldErrors';
import type { FormHandle } from '../../history/versions/ItemHistoryPanel';
import { useBackUrl } from '../../items/backUrl';
import { invalidateItems } from '../../items/itemCache';
import { SavedMessage } from '../../items/SavedMessage';
import { useSaving } from '../../items/useSaving';
import { useUndo } from '../../items/useUndo';
import type { AnyValues, Edit } from '../../kinds/field';
import { definitionOf, type Item, type Kind, type Listed, type Values } from '../../kinds/kinds';
import {
  entriesOf,
  errorsOf,
  failureOf,
  merge,
  rebase,
  restore,
  slotsOf,
  stateOf,
  toColumns,
} from '../../kinds/values';
import type { ItemMenuProps } from '../item/ItemMenu';
import { useLanguageWarnings } from '../languages/languageWarnings';
import { type SavedItem, saveWithFiles } from '../save/saveWithFiles';
import { withDateInputs } from './dateInputs';

export interface ItemFormProps<K extends Kind = Kind> {
  kind: K;
  item?: Item<K>;
  onReplace?: (stored: Item<K>) => void;
  /** Id under which the form saves a new item. */
  newId?: string;
  copies?: OpenedCopies;
  handle?: RefObject<FormHandle | null>;
  /** What else can be done with a stored item. */
  menu?: ItemMenuProps | undefined;
}

/**
 * The whole state of an item's form. A save validates, asks about texts in the wrong language,
 * uploads and stores the item, then deletes its working copy and goes back; one that
 * fails with `conflict` is merged with the stored version or opens the comparison with it (decision
 * 0007); so does one of an item that is in the bin by now. Handing over saves a draft, and stores any other item as a working copy (decision 0046).
 */
export function useItemForm<K extends Kind>(props: ItemFormProps<K>) {
  const { kind, item, onReplace } = props;
  const { t } = useTranslation('adminDesk');
  const notify = useNotify();
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const undo = useUndo(backUrl);
  const formRef = useRef<HTMLFormElement>(null);
  const base = useRef<BaseRevision<K>>({ revision: item?.revision, item });
  // The same at each attempt, so that a retry inserts no second row.
  const [newId] = useState(() => props.newId ?? crypto.randomUUID());
  const itemId = item?.id ?? newId;
  const [start] = useState(() => startOf(kind, item, props.copies ?? noCopies));
  const initial: AnyValues = start.stored.values;
  const editOf = (values: AnyValues): Edit => ({ item, initial, values });
  const { form, summary, attempt, countAttempt } = useValues(kind, initial, (values) =>
    editOf(withDateInputs(kind, formRef.current, values)),
  );
  const { preparing, report: reportPreparing } = usePreparing();
  const { run: upload, sending } = useUploads();
  const autosave = useAutosave({ kind, itemId, start, form, base });
  const [isComparing, setIsComparing] = useState(false);

  useImperativeHandle(props.handle, () => ({
    restore: (version, at) => {
      const now = autosave.read();
      const values = restore(kind, now.values as Values<K>, version);
      autosave.fill({ ...now, values, missingFiles: [] }, 'restored', at);
    },
    hasUnpublished: () => autosave.hasUnpublished,
  }));

  /** The values that a save over `stored`, which may be a colleague's version, stores. */
  const rebased = (values: AnyValues, stored: Item<K> | undefined) =>
    stored && stored !== item ? rebase(kind, editOf(values), stored) : (values as Values<K>);

  const save = (valid: AnyValues) => {
    const { item: stored, revision } = base.current;
    const values = rebased(valid, stored);
    return upload((transfer) =>
      saveWithFiles({
        ...transfer,
        slots: slotsOf(kind, values),
        saveRow: (urlOf) => {
          const columns = toColumns(kind, values, { item, stored, urlOf });
          return stored ? update(kind, stored.id, columns, revision) : create(kind, columns, newId);
        },
      }),
    );
  };

  const handingOver = useRef(false);
  const isLive = item !== undefined && stateOf(kind, item) !== 'draft';
  const sendHandover = () => handOver(kind as Handover['kind'], itemId);
  const handOverCopy = (values: AnyValues) =>
    upload((transfer) =>
      saveWithFiles({
        ...transfer,
        slots: slotsOf(kind, values as Values<K>),
        saveRow: async (urlOf) => {
          const stored = withUploaded(kind, values, urlOf);
          const sent = await autosave.sendNow(stored);
          const handedOver = sent.success ? await sendHandover() : sent;
          if (handedOver.success) form.reset(stored, { keepDefaultValues: true });
          return handedOver;
        },
      }),
    );

  /** Null if the form has to ask. The values of a restored draft's base revision are not known. */
  const mergeWithStored = async (values: AnyValues): Promise<AnyValues | null> => {
    if (!item || base.current.revision !== item.revision) return null;
    const stored = await get(kind, item.id);
    const merged = stored.success ? merge(kind, editOf(values), stored.data) : null;
    if (!stored.success || !merged) return null;
    base.current = { revision: stored.data.revision, item: stored.data };
    // Also in the form, so that a retry saves them.
    for (const [name, value] of Object.entries(merged)) {
      if (value !== values[name]) form.setValue(name, value, { shouldDirty: true });
    }
    return merged;
  };

  const saving = useSaving<AnyValues, SavedItem<Listed<K> | null>>({
    mutationFn: async (valid) => {
      if (handingOver.current && isLive) {
        if (!autosave.hasUnpublished) return fail('handoverSave', 'nothingChanged');
        return handOverCopy(valid);
      }
      let saved = await save(valid);
      const conflicts = !saved.success && saved.code === 'conflict';
      const merged = conflicts && (await mergeWithStored(valid));
      if (merged) saved = await save(merged);
      if (!saved.success || !handingOver.current) return saved;
      // A retry saves over what this one has stored.
      base.current = { ...base.current, revision: (saved.data.item as Item).revision };
      const handedOver = await sendHandover();
      return handedOver.success ? succeed({ ...saved.data, item: null }) : handedOver;
    },
    onSaved: ({ item: saved, orphanedFiles }) => {
      if (!(handingOver.current && isLive)) autosave.discard();
      // What waited for review no longer does once the copies with it are deleted.
      void Promise.resolve(saved && autosave.endAdopted()).then(() => invalidateItems(kind));
      void navigate(backUrl);
      if (!saved) return notify(backUrl, <p>{t('stored.handedOver')}</p>);
      // A new item was seen by staff alone, as a draft is.
      const isDraft = definitionOf(kind).fields.status && !item;
      const before = isDraft ? { ...saved, status: 'draft' } : item;
      notify(
        backUrl,
        <>
          <SavedMessage
            kind={kind}
            item={saved}
            before={before}
            {...(before && { onUndo: () => undo(kind, before, saved) })}
          />
          <OrphanedFiles count={orphanedFiles.length} />
        </>,
      );
    },
    onFailed: ({ code }) => {
      const isOwnCopy = handingOver.current && isLive;
      if (code === 'notFound' || (code === 'conflict' && !isOwnCopy)) setIsComparing(true);
      const [name, error] = failureOf(kind, code) ?? [];
      if (!name || !error) return;
      form.setError(name, { message: error });
      countAttempt();
    },
  });
  const warnings = useLanguageWarnings(kind, editOf, saving.mutate);
  const submit = async (
    event?: { preventDefault: () => void },
    handsOver = false,
  ): Promise<void> => {
    event?.preventDefault();
    handingOver.current = handsOver;
    // A save would miss an image that is being processed.
    if (!preparing) await form.handleSubmit(warnings.check, countAttempt)();
  };
  const saveAgain = () => {
    setIsComparing(false);
    void submit(undefined, handingOver.current);
  };
  const conflict = {
    isShown: isComparing,
    close: () => setIsComparing(false),
    saveAgain,
    overwrite: (stored: Item<K>) => {
      base.current = { revision: stored.revision, item: stored };
      saveAgain();
    },
    acceptTheirs: (stored: Item<K>) => {
      autosave.discard();
      setIsComparing(false);
      onReplace?.(stored);
    },
  };
  return {
    kind,
    item,
    itemId,
    initial,
    editOf,
    formRef,
    form,
    summary,
    attempt,
    countAttempt,
    preparing,
    reportPreparing,
    sending,
    autosave,
    saving,
    warnings,
    conflict,
    submit,
  };
}

/** The values of a form with their errors. */
function useValues(kind: Kind, initial: AnyValues, editOf: (values: AnyValues) => Edit) {
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const resolver: Resolver<AnyValues> = (values) => {
    const errors = Object.entries(errorsOf(kind, editOf(values))).map(
      ([name, message]) => [name, { type: 'custom', message }] as const,
    );
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values, errors: {} };
  };
  const form = useForm<AnyValues, unknown, AnyValues>({
    resolver,
    defaultValues: initial,
    shouldFocusError: false,
  });
  const entries = useMemo(() => entriesOf(kind), [kind]);
  // Renders again when the errors change.
  useWatch({
    control: form.control,
    compute: (values: AnyValues) => errorsOf(kind, editOf(values)),
  });
  const reported = Object.entries(form.formState.errors as Record<string, FieldError>);
  const current = reported.length > 0 ? errorsOf(kind, editOf(form.getValues())) : {};
  // An error leaves with its cause, which may be in another field; one of the server, with a change of its own.
  const errors = Object.fromEntries(
    reported
      .filter(([name, { type }]) => type !== 'custom' || current[name])
      .map(([name, { message }]) => {
        const field = entries.find((entry) => entry.name === name)?.field;
        return [name, { message: current[name] ?? message, max: field?.max?.[0] }];
      }),
  );
  return {
    form,
    summary: useErrorSummary<string>(
      kind,
      entries.map(({ name }) => name),
      errors,
    ),
    /** Counts rejected attempts to save. */
    attempt,
    countAttempt,
  };
}

function OrphanedFiles({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('orphaned', { count })}</p>;
}

export type ItemFormState<K extends Kind = Kind> = ReturnType<typeof useItemForm<K>>;

const ItemFormContext = createContext<ItemFormState | null>(null);

export const ItemFormProvider = ItemFormContext;

/** The state of the form around a component. @throws Error outside of a form */
export function useItemFormState<K extends Kind = Kind>(): ItemFormState<K> {
  const state = useContext(ItemFormContext);
  if (!state) throw new Error('There is no form of an item');
  return state as unknown as ItemFormState<K>;
}
