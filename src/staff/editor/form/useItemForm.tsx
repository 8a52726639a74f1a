import { useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { startOf } from '../../copies/formStart';
import { noCopies } from '../../copies/openCopies';
import { useAutosave } from '../../copies/useAutosave';
import type { FormHandle } from '../../history/versions/ItemHistoryPanel';
import { useDashboardUrl } from '../../items/dashboardLocation';
import type { StoredItem } from '../../items/item';
import { useSaving } from '../../items/useSaving';
import { useLanguageWarnings } from '../languages/languageWarnings';
import type { BaseRevision, SavedItem } from '../save/saveItem';
import type { ItemFormConfig, ItemFormProps, TextValues } from './itemFormConfig';
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
  const notify = useNotify();
  const navigate = useNavigate();
  const dashboard = useDashboardUrl();
  const base = useRef<BaseRevision<Item>>({ revision: item?.revision, item });
  const values = useItemValues(config, item);
  const { form, initial } = values;
  // The id under which a new item is saved.
  const [newId] = useState(() => props.newId ?? crypto.randomUUID());
  const itemId = item?.id ?? newId;
  const [start] = useState(() => startOf(config, item, props.copies ?? noCopies));
  const files = useItemFiles(config, item, {
    initial: start.stored.files,
    current: start.shown.files,
  });
  const autosave = useAutosave({ config, itemId, start, values, files, base });
  useImperativeHandle(props.handle, () => handleOf(config, autosave));
  const editOf = (current: Values) => ({ initial, values: current, files: files.state });
  const { saveMerged, rebase, ...comparison } = useConflict(config, { item, base, form, editOf });
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
    onSaved: ({ item: saved, orphanedFiles }) => {
      autosave.discard();
      notify(
        '/admin/dashboard',
        <>
          {config.savedMessage(saved)}
          <OrphanedFiles count={orphanedFiles.length} />
        </>,
      );
      void navigate(dashboard);
    },
    onFailed: ({ code }) => {
      if (code === 'conflict') comparison.open();
      values.showSaveError(code);
    },
  });
  const warnings = useLanguageWarnings(
    (current: Values) => config.warnings?.(editOf(current)) ?? [],
    saving.mutate,
  );
  const saveValid = form.handleSubmit(warnings.check, values.countAttempt);
  const submit = async (event?: { preventDefault: () => void }): Promise<void> => {
    event?.preventDefault();
    // A save would miss an image that is being processed.
    if (!files.preparing) await saveValid();
  };
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
  return { ...values, config, item, itemId, files, autosave, saving, warnings, conflict, submit };
}

export type ItemFormState<
  Item extends StoredItem,
  Values extends TextValues,
  Input,
  Files,
> = ReturnType<typeof useItemForm<Item, Values, Input, Files>>;

const handleOf = <Item extends StoredItem, Values extends TextValues, Input, Files>(
  { toValues, toFiles, notRestored = [] }: ItemFormConfig<Item, Values, Input, Files>,
  { fill, hasUnpublished, read }: ReturnType<typeof useAutosave<Item, Values, Input, Files>>,
): FormHandle<Item> => ({
  restore: (version, at) => {
    const now = read();
    const unchanged = Object.fromEntries(notRestored.map((name) => [name, now.values[name]]));
    const values = { ...toValues(version), ...unchanged };
    fill({ ...now, values, files: toFiles(version), missingFiles: [] }, 'restored', at);
  },
  hasUnpublished: () => hasUnpublished,
});

function OrphanedFiles({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('orphaned', { count })}</p>;
}
