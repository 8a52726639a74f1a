import {
  createContext,
  type RefObject,
  useContext,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { startOf } from '../../drafts/content';
import { noCopies, type OpenedCopies } from '../../drafts/openCopies';
import { useAutosave } from '../../drafts/useAutosave';
import { usePreparing } from '../../files/choose/preparing';
import type { FormHandle } from '../../history/changes/ItemChanges';
import type { AnyValues, Edit } from '../../kinds/field';
import type { Item, Kind, Values } from '../../kinds/kinds';
import { restore, stateOf } from '../../kinds/values';
import type { ItemMenuProps } from '../item/ItemMenu';
import { type BaseRevision, useSave } from '../save/useSave';
import { useFormValues } from './useFormValues';

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

/** The whole state of an item's form: its values with their errors, their autosave, and the save with its conflict. */
export function useItemForm<K extends Kind>(props: ItemFormProps<K>) {
  const { kind, item, onReplace } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const base = useRef<BaseRevision<K>>({ revision: item?.revision, item });
  const [newId] = useState(() => props.newId ?? crypto.randomUUID());
  const itemId = item?.id ?? newId;
  /** Visitors see the stored item, now or later, or saw it. */
  const isLive = item !== undefined && stateOf(kind, item) !== 'draft';
  const [start] = useState(() => startOf(kind, item, props.copies ?? noCopies));
  const initial: AnyValues = start.stored.values;
  const values = useFormValues(kind, (now): Edit => ({ item, initial, values: now }), formRef);
  const { form, editOf, summary, attempt } = values;
  const { preparing, report: reportPreparing } = usePreparing();
  const autosave = useAutosave({ kind, itemId, start, form, base });
  const { conflict, ...saving } = useSave({
    kind,
    item,
    itemId,
    isLive,
    base,
    values,
    autosave,
    preparing,
  });
  useImperativeHandle(props.handle, () => ({
    restore: (version, at) => {
      const now = autosave.read();
      const restored = restore(kind, now.values as Values<K>, version);
      autosave.fill({ ...now, values: restored, missingFiles: [] }, 'restored', at);
    },
    hasUnpublished: () => autosave.hasUnpublished,
  }));
  return {
    kind,
    item,
    itemId,
    isLive,
    initial,
    editOf,
    formRef,
    form,
    summary,
    attempt,
    preparing,
    reportPreparing,
    autosave,
    ...saving,
    conflict: {
      ...conflict,
      acceptTheirs: (stored: Item<K>) => {
        autosave.discard();
        conflict.close();
        onReplace?.(stored);
      },
    },
  };
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
