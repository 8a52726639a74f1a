import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
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

/** The state of an item's form: the item with the errors and the autosave of its values, the save, and its conflict. */
function useItemForm<K extends Kind>(props: ItemFormProps<K>) {
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
  const { conflict, ...save } = useSave({
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
  const state = {
    kind,
    item,
    itemId,
    isLive,
    initial,
    editOf,
    formRef,
    summary,
    attempt,
    reportPreparing,
    autosave,
  };
  const acceptTheirs = (stored: Item<K>) => {
    autosave.discard();
    conflict.close();
    onReplace?.(stored);
  };
  return { form, state, save: { ...save, preparing }, conflict: { ...conflict, acceptTheirs } };
}

type ItemForm<K extends Kind = Kind> = ReturnType<typeof useItemForm<K>>;

const StateContext = createContext<ItemForm['state'] | null>(null);
const SaveContext = createContext<ItemForm['save'] | null>(null);
const ConflictContext = createContext<ItemForm['conflict'] | null>(null);

/** Its values are those of react-hook-form, which `useFormContext` returns. */
export function ItemFormProvider({ children, ...props }: ItemFormProps & { children: ReactNode }) {
  const { form, state, save, conflict } = useItemForm(props);
  return (
    <FormProvider {...form}>
      <StateContext value={state}>
        <SaveContext value={save}>
          <ConflictContext value={conflict}>{children}</ConflictContext>
        </SaveContext>
      </StateContext>
    </FormProvider>
  );
}

function within<Value>(value: Value | null): Value {
  if (!value) throw new Error('There is no form of an item');
  return value;
}

/** The item of the form around a component, with the errors and the autosave of its values. @throws Error outside of a form */
export const useItemFormState = <K extends Kind = Kind>() =>
  within(useContext(StateContext)) as unknown as ItemForm<K>['state'];

/** What saves the form around a component, and the running save. @throws Error outside of a form */
export const useItemSave = () => within(useContext(SaveContext));

/** The conflict of the last save with what a colleague has saved. @throws Error outside of a form */
export const useItemConflict = () => within(useContext(ConflictContext));
