import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { useDashboardUrl } from '../../items/dashboardLocation';
import type { StoredItem } from '../../items/storedItem';
import { useSaving } from '../../items/useSaving';
import { useFormStart } from '../autosave/startOfCopy';
import { useAutosave } from '../autosave/useAutosave';
import { type LanguageDoubt, useLanguageDoubts } from '../languages/languageDoubts';
import type { BaseVersion, SavedItem } from '../save/saveItem';
import type { FormHandle, ItemFormConfig, ItemFormProps, TextValues } from './itemFormConfig';
import { useConflict } from './useConflict';
import { useItemFiles } from './useItemFiles';
import { useItemValues } from './useItemValues';

/**
 * The whole state of an item's form. A save validates, asks about texts in the wrong language,
 * uploads and stores the item, then deletes its working copy and opens the dashboard; one that
 * fails with `conflict` is merged with the stored version or opens the comparison with it (decision
 * 0007).
 */
export function useItemForm<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  props: ItemFormProps<Item>,
) {
  const { item, onReplace } = props;
  const base = useRef<BaseVersion<Item>>({ version: item?.version, item });
  const values = useItemValues(config, item);
  const { form, initial } = values;
  const { files, autosave, itemId, newId } = useItemContent(config, props, { values, base });
  const editOf = (current: Values) => ({ initial, values: current, files: files.state });
  const { saveMerged, rebase, ...comparison } = useConflict(config, { item, base, form, editOf });
  const afterSave = useAfterSave(config.savedMessage);
  const saving = useSaving<Values, SavedItem<Item>>({
    mutationFn: (valid) =>
      files.upload((transfer) =>
        saveMerged(valid, (current) =>
          config.save({
            ...transfer,
            input: config.toInput(current, item),
            files: files.rebasedOn(base.current.item),
            base: base.current,
            newId,
          }),
        ),
      ),
    onSaved: (saved) => {
      autosave.discard();
      afterSave(saved);
    },
    onFailed: ({ code }) => {
      if (code === 'conflict') comparison.open();
      values.showSaveError(code);
    },
  });
  const { doubts, submit } = useSubmit(values, {
    preparing: files.preparing,
    doubtsAbout: (current) => config.doubts?.(editOf(current)) ?? [],
    save: saving.mutate,
  });
  const conflict = {
    ...comparison,
    overwrite: (stored: Item) => {
      rebase(stored);
      void submit();
    },
    acceptTheirs: (stored: Item) => {
      autosave.discard();
      comparison.close();
      onReplace?.(stored);
    },
  };
  return { ...values, config, item, itemId, files, autosave, saving, doubts, conflict, submit };
}

export type ItemFormState<
  Item extends StoredItem,
  Values extends TextValues,
  Input,
  Files,
> = ReturnType<typeof useItemForm<Item, Values, Input, Files>>;

interface Options<Item extends StoredItem, Values extends TextValues, Input, Files> {
  values: ReturnType<typeof useItemValues<Item, Values, Input, Files>>;
  base: RefObject<BaseVersion<Item>>;
}

/**
 * The files of an item's form and its working copy, which fills values and files when the form
 * opens.
 * @returns `newId` is the id under which a new item is saved, `itemId` the id of any item
 */
function useItemContent<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  props: ItemFormProps<Item>,
  { values, base }: Options<Item, Values, Input, Files>,
) {
  const { item, handle } = props;
  const [newId] = useState(() => props.newId ?? crypto.randomUUID());
  const itemId = item?.id ?? newId;
  const start = useFormStart(config, props);
  const files = useItemFiles(config, item, {
    initial: start.stored.files,
    current: start.shown.files,
  });
  const autosave = useAutosave({ config, itemId, start, values, files, base });
  useImperativeHandle(handle, () => handleOf(config, autosave));
  return { files, autosave, newId, itemId };
}

const handleOf = <Item extends StoredItem, Values extends TextValues, Input, Files>(
  { toValues, toFiles, notRestored = [] }: ItemFormConfig<Item, Values, Input, Files>,
  { fill, hasUnpublished, read }: ReturnType<typeof useAutosave<Item, Values, Input, Files>>,
): FormHandle<Item> => ({
  restore: (version, at) => {
    const now = read();
    const unchanged = Object.fromEntries(notRestored.map((name) => [name, now.values[name]]));
    const values = { ...toValues(version), ...unchanged };
    fill({ ...now, values, files: toFiles(version), elsewhere: [] }, 'restored', at);
  },
  hasUnpublished: () => hasUnpublished,
});

interface FormOf<Values extends TextValues> {
  form: UseFormReturn<Values, unknown, Values>;
  countAttempt: () => void;
}

interface UseSubmitOptions<Values> {
  preparing: boolean;
  doubtsAbout: (values: Values) => LanguageDoubt[];
  save: (values: Values) => void;
}

/**
 * `submit` validates the values, asks about texts in the wrong language and saves; it does nothing
 * while an image is being processed.
 */
function useSubmit<Values extends TextValues>(
  { form, countAttempt }: FormOf<Values>,
  { preparing, doubtsAbout, save }: UseSubmitOptions<Values>,
) {
  const doubts = useLanguageDoubts(doubtsAbout, save);
  const saveValid = form.handleSubmit(doubts.check, countAttempt);
  const submit = async (event?: { preventDefault: () => void }): Promise<void> => {
    event?.preventDefault();
    if (!preparing) await saveValid();
  };
  return { doubts, submit };
}

const DASHBOARD = '/admin/dashboard';

/**
 * After a successful save, navigates to the list of the dashboard from which the form was opened,
 * and notifies there.
 */
function useAfterSave<Item>(savedMessage: (item: Item) => ReactNode) {
  const notify = useNotify();
  const navigate = useNavigate();
  const dashboard = useDashboardUrl();
  return ({ item, orphanedFiles }: SavedItem<Item>): void => {
    notify(
      DASHBOARD,
      <>
        {savedMessage(item)}
        <OrphanedFiles count={orphanedFiles.length} />
      </>,
    );
    void navigate(dashboard);
  };
}

/** Files that could not be deleted after a save. */
function OrphanedFiles({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('orphaned', { count })}</p>;
}
