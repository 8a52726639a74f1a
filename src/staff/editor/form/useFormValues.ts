import { useReducer, useRef } from 'react';
import { type FieldError, type Resolver, useForm, useWatch } from 'react-hook-form';
import { type FieldErrorCode, useErrorTexts } from '../../forms/fieldErrors';
import type { AnyValues, Edit } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { entriesOf, errorsOf } from '../../kinds/values';

export type FormValues = ReturnType<typeof useFormValues>;

/** Holds the values of an item's form. An error appears with a rejected save and leaves with its cause. */
export function useFormValues(kind: Kind, editOf: (values: AnyValues) => Edit) {
  const formRef = useRef<HTMLFormElement>(null);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const entries = entriesOf(kind);
  /** Browsers report an incomplete or impossible date as empty, which would mean “now”. */
  const hasBadDate = (name: string) =>
    formRef.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.validity.badInput;
  const errorsIn = (values: AnyValues): Record<string, FieldErrorCode> => {
    const errors = errorsOf(kind, editOf(values));
    for (const { field, name } of entries) {
      if (/^da(?:te|y)$/.test(field.control) && hasBadDate(name)) errors[name] = 'dateWrong';
    }
    return errors;
  };
  const resolver: Resolver<AnyValues> = (values) => {
    const errors = Object.entries(errorsIn(values));
    if (errors.length === 0) return { values, errors: {} };
    const found = errors.map(([name, message]) => [name, { type: 'custom', message }] as const);
    return { values: {}, errors: Object.fromEntries(found) };
  };
  const form = useForm<AnyValues, unknown, AnyValues>({
    resolver,
    defaultValues: editOf({}).initial,
    shouldFocusError: false,
  });
  // Renders again when the errors change.
  useWatch({ control: form.control, compute: errorsIn });
  const reported = Object.entries(form.formState.errors as Record<string, FieldError>);
  const current = reported.length > 0 ? errorsIn(form.getValues()) : {};
  // An error leaves with its cause, which may be in another field; one of the server, with a change of its own.
  const reportedErrors = Object.fromEntries(
    reported
      .filter(([name, { type }]) => type !== 'custom' || current[name])
      .map(([name, { message }]) => {
        const field = entries.find((entry) => entry.name === name)?.field;
        return [name, { message: current[name] ?? message, max: field?.max?.[0] }];
      }),
  );
  return {
    form,
    formRef,
    editOf,
    errors: useErrorTexts(
      entries.map(({ name }) => name),
      reportedErrors,
    ),
    /** Counts rejected attempts to save. */
    attempt,
    /** Validates `values` in place of the form's, which stay, and marks the fields with errors; true if there are none. */
    validate: async (values: AnyValues): Promise<boolean> => {
      // From now on react-hook-form validates its own values after each change.
      await form.handleSubmit(() => undefined)();
      const wrong = Object.entries(errorsIn(values));
      if (wrong.length === 0) {
        form.clearErrors();
        return true;
      }
      for (const [name, message] of wrong) {
        if (!form.getFieldState(name).error) form.setError(name, { message });
      }
      countAttempt();
      return false;
    },
    /** Marks the field that has caused the failure of a save, if one has. */
    reject: ([name, message]: readonly [string, FieldErrorCode] | readonly [] = []) => {
      if (!name) return;
      form.setError(name, { message });
      countAttempt();
    },
  };
}
