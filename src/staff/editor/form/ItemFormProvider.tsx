import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Language } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { Snapshot } from '../../api/drafts';
import { startOf } from '../../drafts/formStart';
import { useAutosave } from '../../drafts/useAutosave';
import type { OpenedDrafts } from '../../drafts/useOpenedItem';
import { schemaResolver } from '../../forms/schemaResolver';
import type { AnyItem, AnyValues, Kind, Values } from '../../kinds/kind';
import { definitionOf } from '../../kinds/kinds';
import { writtenLanguages } from '../../kinds/schemas';
import { type BaseRevision, type EditedItem, useSave } from '../save/useSave';
import { useItemErrors } from './useItemErrors';

interface Options<K extends Kind> extends EditedItem<K> {
  drafts: OpenedDrafts;
  /** What the form contained before another version was accepted in its place. */
  before?: Snapshot | undefined;
}

function useItemFormState<K extends Kind>({ drafts, before, ...opened }: Options<K>) {
  const { kind, itemId, item } = opened;
  const base = useRef<BaseRevision<K>>({ revision: item?.revision, item });
  const [start] = useState(() => startOf(kind, item, drafts));
  const initial = start.stored.values as Values<K>;
  const [resolver] = useState(() => schemaResolver<AnyValues>(definitionOf(kind).schema(initial)));
  const form = useForm<AnyValues>({
    defaultValues: initial as AnyValues,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const errors = useItemErrors(kind, form);
  const autosave = useAutosave({ kind, itemId, item, start, form, base, before });
  const save = useSave({ ...opened, base, form, ...errors, autosave });
  const language = useLanguage();
  /** Language whose texts are shown; at first the only written one, or else the person's. */
  const selectedLanguage = useState(onlyLanguageOf(item) ?? language);
  const written = useWatch({
    control: form.control,
    compute: (now: AnyValues) => writtenLanguages(now, definitionOf(kind).texts),
  });
  return { ...opened, form, ...errors, ...save, initial, autosave, selectedLanguage, written };
}

const onlyLanguageOf = (item: AnyItem | undefined): Language | undefined =>
  item?.translated_title ? undefined : (item?.language as Language | undefined);

type ItemForm<K extends Kind = Kind> = ReturnType<typeof useItemFormState<K>>;

const ItemFormContext = createContext<ItemForm | null>(null);

/** Holds the state of an item's form; `useFormContext` returns its values. */
export function ItemFormProvider({
  children,
  ...options
}: Options<Kind> & { children: ReactNode }) {
  const itemForm = useItemFormState(options);
  return (
    <FormProvider {...itemForm.form}>
      <ItemFormContext value={itemForm}>{children}</ItemFormContext>
    </FormProvider>
  );
}

/**
 * Returns the state of the form around a component: the item, its errors and autosave, the save,
 * and the conflict with a version that a colleague has saved.
 * @throws Error outside of a form
 */
export function useItemForm<K extends Kind = Kind>(): ItemForm<K> {
  const itemForm = useContext(ItemFormContext);
  if (!itemForm) throw new Error('There is no form of an item');
  return itemForm as unknown as ItemForm<K>;
}
