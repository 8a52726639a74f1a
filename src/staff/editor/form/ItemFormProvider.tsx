import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { Language } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { Snapshot } from '../../api/drafts';
import { startOf } from '../../drafts/formStart';
import { useAutosave } from '../../drafts/useAutosave';
import type { OpenedDrafts } from '../../drafts/useOpenedItem';
import { type FieldErrorCode, useErrorTexts } from '../../forms/fieldErrors';
import { schemaResolver } from '../../forms/schemaResolver';
import type { AnyItem, AnyValues, Kind, Values } from '../../kinds/kind';
import { definitionOf, labelsOf } from '../../kinds/kinds';
import { writtenLanguages } from '../../kinds/schemas';
import { type BaseRevision, type EditedItem, useSave } from '../save/useSave';

interface Options<K extends Kind> extends EditedItem<K> {
  drafts: OpenedDrafts;
  /** What the form contained before another version was accepted in its place. */
  before?: Snapshot | undefined;
}

/** The type of an error that the server has reported. */
const SERVER = 'server';

/**
 * Holds the errors of a form. An error appears with a rejected save, and leaves with its cause, which
 * may be in another field.
 */
function useItemErrors(kind: Kind, form: UseFormReturn<AnyValues>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const { errors } = form.formState;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const names = Object.keys(labelsOf(kind));
          const typeOf = (name: string) => form.getFieldState(name).error?.type;
          if (changed && typeOf(changed) === SERVER) form.clearErrors(changed);
          const invalid = names.filter((name) => typeOf(name) && typeOf(name) !== SERVER);
          if (invalid.length > 0) void form.trigger(invalid);
        },
      }),
    [form, kind],
  );
  return {
    formRef,
    errors: useErrorTexts(Object.keys(labelsOf(kind)), errors),
    /** Counts rejected saves. */
    attempt,
    /** Validates the form and marks the fields with errors. Resolves to whether there are none. */
    validate: () =>
      new Promise<boolean>((resolve) => {
        const reject = () => {
          countAttempt();
          resolve(false);
        };
        void form.handleSubmit(() => resolve(true), reject)();
      }),
    /** Marks the field that has caused the failure of a save, if one has. */
    reject: (failure?: readonly [name: string, message: FieldErrorCode]) => {
      if (!failure) return;
      const [name, message] = failure;
      form.setError(name, { type: SERVER, message });
      countAttempt();
    },
  };
}

export type ItemErrors = ReturnType<typeof useItemErrors>;

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
  /** Language whose texts are shown; at first the person's, unless the item is written in the other alone. */
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
 * Returns the item of the form around a component, with the errors and the autosave of its values, what saves them, the running
 * save, and its conflict with what a colleague has saved.
 * @throws Error outside of a form
 */
export function useItemForm<K extends Kind = Kind>(): ItemForm<K> {
  const itemForm = useContext(ItemFormContext);
  if (!itemForm) throw new Error('There is no form of an item');
  return itemForm as unknown as ItemForm<K>;
}
