import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { usePreparing } from '../../files/choose/preparing';
import type { Edit } from '../../kinds/field';
import type { Item, Kind } from '../../kinds/kinds';
import { stateOf } from '../../kinds/values';
import { startOf } from '../../workingCopies/copyContent';
import type { OpenedCopies } from '../../workingCopies/openCopies';
import { useAutosave } from '../../workingCopies/useAutosave';
import { type BaseRevision, useSave } from '../save/useSave';
import { useFormValues } from './useFormValues';

interface Options<K extends Kind> {
  kind: K;
  /** Id of the item; that of a new one is the id under which the form will save it. */
  itemId: string;
  /** Stored item; undefined for a new one. */
  item?: Item<K>;
  copies: OpenedCopies;
  /** Receives the version that is accepted in place of the form's. */
  onReplace?: (stored: Item<K>) => void;
}

/** Holds the state of an item's form: the values with their errors and autosave, the save, and its conflict. */
function useItemForm<K extends Kind>({ kind, itemId, item, copies, onReplace }: Options<K>) {
  const formRef = useRef<HTMLFormElement>(null);
  const base = useRef<BaseRevision<K>>({ revision: item?.revision, item });
  /** Visitors see the stored item, now or later, or saw it. */
  const isPublished = item !== undefined && stateOf(kind, item) !== 'draft';
  const [start] = useState(() => startOf(kind, item, copies));
  const initial = start.stored.values;
  const values = useFormValues(kind, (now): Edit => ({ item, initial, values: now }), formRef);
  const { form, editOf, summary, attempt } = values;
  const { preparing, report: reportPreparing } = usePreparing();
  const autosave = useAutosave({ kind, itemId, start, form, base });
  const { conflict, ...save } = useSave({
    kind,
    item,
    itemId,
    isPublished,
    base,
    values,
    autosave,
    preparing,
  });
  const state = {
    kind,
    item,
    itemId,
    isPublished,
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

/** Holds the state of an item's form; its values are those of react-hook-form, which `useFormContext` returns. */
export function ItemFormProvider({
  children,
  ...options
}: Options<Kind> & { children: ReactNode }) {
  const { form, state, save, conflict } = useItemForm(options);
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

/**
 * Returns the item of the form around a component, with the errors and the autosave of its values.
 * @throws Error outside of a form
 */
export const useItemFormState = <K extends Kind = Kind>() =>
  within(useContext(StateContext)) as unknown as ItemForm<K>['state'];

/**
 * Returns what saves the form around a component, and the running save.
 * @throws Error outside of a form
 */
export const useItemSave = () => within(useContext(SaveContext));

/**
 * Returns the conflict of the last save with what a colleague has saved.
 * @throws Error outside of a form
 */
export const useItemConflict = () => within(useContext(ConflictContext));
