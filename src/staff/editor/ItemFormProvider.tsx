import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { type Draft, isOwn } from '../api/drafts';
import { changesItem, draftSnapshot } from '../drafts/formStart';
import { useItemDraft } from '../drafts/useItemDraft';
import { itemDraftsQuery, type OpenedItem } from '../drafts/useOpenedItem';
import { messageKey, useErrorTexts } from '../forms/fieldErrors';
import type { AnyItem, AnyValues, Item, Kind } from '../kinds/kind';
import { fieldLabels, kindDefinition, toValues } from '../kinds/kinds';
import { writtenLanguages } from '../kinds/schemas';
import { useSave } from './useSave';

interface Options<K extends Kind> extends Pick<OpenedItem, 'mine' | 'drafts'> {
  kind: K;
  /** Id of the item, new or not. */
  itemId: string;
  item: Item<K> | undefined;
  /** Receives a newer version of the item, which the form then shows or replaces. */
  onReplace?: (stored: Item<K>) => void;
}

/** Holds values, errors, drafts and the save of an item's form; {@link useItemForm} returns it. */
function useItemFormState<K extends Kind>({ mine, drafts: opened, ...options }: Options<K>) {
  const { kind, itemId, item } = options;
  const initial = useMemo(() => toValues(kind, item), [kind, item]);
  const resolver = useMemo(
    () => schemaResolver(kindDefinition(kind).schema(initial)),
    [kind, initial],
  );
  const form = useForm<AnyValues>({
    defaultValues: initial as AnyValues,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const errors = useItemErrors(kind, form);
  const draft = useItemDraft({ kind, itemId, item, mine, form });
  const save = useSave({ kind, itemId, item, form, ...errors, draft });
  const { data: drafts } = useQuery({
    ...itemDraftsQuery({ kind, itemId }),
    initialData: opened,
  });
  const language = useLanguage();
  /** Language whose texts are shown; at first the only written one, or else the person's. */
  const selectedLanguage = useState(onlyLanguage(item) ?? language);
  const written = useWatch({
    control: form.control,
    compute: (values: AnyValues) => writtenLanguages(values, kindDefinition(kind).texts),
  });
  return {
    ...options,
    ...{ initial, form, draft, selectedLanguage, written },
    ...errors,
    ...save,
    /** Fills the form with the draft of a colleague and publishes it, which ends its review. */
    publishDraft: (other: Draft) => {
      if (!draft.hasTaken(other)) draft.take(other);
      void save.save('publishChanges');
    },
    /** What the person has handed over, or how that was answered. */
    ownHandover: drafts.find((one) => isOwn(one) && one.state !== 'open'),
    /** Drafts of colleagues that wait or differ from the stored item; none for a writer. */
    others: drafts.filter(
      (one) =>
        !isOwn(one) &&
        (one.state === 'waiting' || changesItem(kind, draftSnapshot(kind, one, item).values, item)),
    ),
  };
}

/**
 * Holds the errors of a form. While fields have errors, each change of the form validates these
 * fields again, because the cause of an error may be in another field.
 */
function useItemErrors(kind: Kind, form: UseFormReturn<AnyValues>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const names = Object.keys(fieldLabels(kind));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const invalid = Object.keys(fieldLabels(kind)).filter(
            (name) => form.getFieldState(name).error,
          );
          if (invalid.length > 0) void form.trigger(invalid);
        },
      }),
    [form, kind],
  );
  return {
    formRef,
    errors: useErrorTexts(names, form.formState.errors),
    /** Counts rejected saves. */
    attempt,
    /** Validates the form and marks the fields with errors. Resolves to whether there are none. */
    validate: async (): Promise<boolean> => {
      const isValid = await form.trigger();
      if (!isValid) countAttempt();
      return isValid;
    },
  };
}

/**
 * Returns a resolver of react-hook-form for a schema. It also reports dates that are incomplete or
 * do not exist, because browsers give such a date as an empty text.
 */
function schemaResolver(schema: ZodType<unknown, AnyValues>): Resolver<AnyValues> {
  const resolve = zodResolver(schema, undefined, { raw: true });
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const bad = Object.values(options.fields).filter(
      (field) => (field.ref as HTMLInputElement | undefined)?.validity?.badInput,
    );
    if (bad.length === 0) return result;
    const errors = bad.map((field) => [
      field.name,
      { type: 'badInput', message: messageKey('dateWrong') },
    ]);
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } };
  };
}

/** Returns the language of an item; undefined for a translated item, and without an item. */
const onlyLanguage = (item: AnyItem | undefined): Language | undefined =>
  item?.translated_title ? undefined : (item?.language as Language | undefined);

type ItemForm<K extends Kind = Kind> = ReturnType<typeof useItemFormState<K>>;

/** State of the form around a component; null outside of one. */
const ItemFormContext = createContext<ItemForm | null>(null);

/**
 * Holds the state of an item's form for {@link useItemForm}; `useFormContext` returns its values.
 * Fills the form with the draft `mine`, autosaves what is typed, and refetches the drafts of
 * colleagues. On unmounting it deletes the files of discarded texts. Give it a `key` for each item.
 */
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
 * Returns the state of the form around a component: the item, its errors, its drafts, the save.
 * Needs {@link ItemFormProvider} around it.
 * @throws Error without the provider
 */
export function useItemForm<K extends Kind = Kind>(): ItemForm<K> {
  const itemForm = useContext(ItemFormContext);
  if (!itemForm) throw new Error('There is no form of an item');
  return itemForm as unknown as ItemForm<K>;
}
