import { useMemo, useReducer, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { fileValueOf } from '../../files/upload/values';
import { messageKey, useErrorSummary } from '../../forms/fieldErrors';
import type { StoredItem } from '../../items/item';
import type { ItemFormConfig, TextValues } from './itemFormConfig';

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
    /** Counts rejected attempts to save. */
    attempt,
    countAttempt,
    /** Fills the form; the `fileFields` get the names or URLs of `files`. */
    restore: (values: Values, files: Files) => {
      const fileValues = Object.fromEntries(
        fileFields.map((field) => [field, fileValueOf(Object(files)[field])]),
      );
      form.reset({ ...values, ...fileValues }, { keepDefaultValues: true });
    },
    /** Shows the error of a save at its field, if it has one. */
    showSaveError: (code: ErrorCode) => {
      const fieldError = fieldErrors[code];
      if (!fieldError) return;
      form.setError(fieldError.field as Path<Values>, { message: messageKey(fieldError.error) });
      countAttempt();
    },
  };
}
