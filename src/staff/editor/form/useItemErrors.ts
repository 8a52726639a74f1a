import { useEffect, useReducer, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FieldErrorCode, useErrorTexts } from '../../forms/fieldErrors';
import type { AnyValues, Kind } from '../../kinds/kind';
import { fieldLabels } from '../../kinds/kinds';

/** The type of an error that the server has reported. */
const SERVER = 'server';

/**
 * Holds the errors of a form. A rejected save shows an error. The error leaves with its cause,
 * which may be in another field.
 */
export function useItemErrors(kind: Kind, form: UseFormReturn<AnyValues>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const { errors } = form.formState;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const names = Object.keys(fieldLabels(kind));
          const errorType = (name: string) => form.getFieldState(name).error?.type;
          if (changed && errorType(changed) === SERVER) form.clearErrors(changed);
          const invalid = names.filter((name) => errorType(name) && errorType(name) !== SERVER);
          if (invalid.length > 0) void form.trigger(invalid);
        },
      }),
    [form, kind],
  );
  return {
    formRef,
    errors: useErrorTexts(Object.keys(fieldLabels(kind)), errors),
    /** Counts rejected saves. */
    attempt,
    /** Validates the form and marks the fields with errors. Resolves to whether there are none. */
    validate: async (): Promise<boolean> => {
      const isValid = await form.trigger();
      if (!isValid) countAttempt();
      return isValid;
    },
    /** Marks the field that has caused the failure of a save. */
    reject: ([name, message]: readonly [name: string, message: FieldErrorCode]) => {
      form.setError(name, { type: SERVER, message });
      countAttempt();
    },
  };
}

export type ItemErrors = ReturnType<typeof useItemErrors>;
