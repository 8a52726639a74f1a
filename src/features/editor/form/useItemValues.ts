import { useMemo, useReducer, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { messageKey } from '../../forms/fieldErrors';
import { useErrorSummary } from '../../forms/useErrorSummary';
import type { StoredItem } from '../../items/storedItem';
import type { TextValues } from '../autosave/drafts';
import type { ItemFormConfig } from './itemFormConfig';

/** The values of an item's form, and what is wrong with them. */
export function useItemValues<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  item: Item | undefined,
) {
  const { name, fieldOrder, fileFields, fieldErrors } = config;
  const formRef = useRef<HTMLFormElement>(null);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const initial = useMemo(() => config.toValues(item), [config, item]);
  const resolver: Resolver<Values> = (values, context, options) =>
    config.resolver(config.readForm?.(formRef.current, values) ?? values, context, options);
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: initial as DefaultValues<Values>,
    shouldFocusError: false,
  });
  // All values are text, so each field has one error at most.
  const errors = form.formState.errors as Partial<Record<keyof Values, FieldError>>;
  return {
    formRef,
    initial,
    form,
    summary: useErrorSummary(name, fieldOrder, errors),
    /** Changes with every refused attempt to save. */
    attempt,
    countAttempt,
    /** Fills the form with a draft; what stands for a chosen file stays. */
    restore: (values: Values) => {
      const now = form.getValues();
      const chosen = Object.fromEntries(fileFields.map((field) => [field, now[field]]));
      form.reset({ ...values, ...chosen }, { keepDefaultValues: true });
    },
    /** Shows at its field why a save was refused, where it has one. */
    showRefusal: (code: ErrorCode) => {
      const refusal = fieldErrors[code];
      if (!refusal) return;
      form.setError(refusal.field as Path<Values>, { message: messageKey(refusal.problem) });
      countAttempt();
    },
  };
}
