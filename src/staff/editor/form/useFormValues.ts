import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type FieldErrorCode, useErrorTexts } from '../../forms/fieldErrors';
import type { AnyValues, Edit } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { entriesOf, errorsOf } from '../../kinds/values';

export type FormValues = ReturnType<typeof useFormValues>;

/** A save that was rejected, by the form or by the server. */
interface Rejection {
  /** The number of rejected saves. */
  attempt: number;
  /** The values that had an error. */
  names: string[];
  /** What the server has rejected, until the value changes. */
  server?: { name: string; message: FieldErrorCode; value: unknown };
}

/** Holds the values of an item's form. An error appears with a rejected save and leaves with its cause, which may be in another field. */
export function useFormValues(kind: Kind, editOf: (values: AnyValues) => Edit) {
  const formRef = useRef<HTMLFormElement>(null);
  const [rejection, setRejection] = useState<Rejection>({ attempt: 0, names: [] });
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
  const form = useForm<AnyValues>({ defaultValues: editOf({}).initial });
  /** Returns the errors that the rejected save had and the values still have. */
  const remaining = (values: AnyValues): Record<string, FieldErrorCode> => {
    const { names, server } = rejection;
    const errors = Object.entries(names.length > 0 ? errorsIn(values) : {});
    const kept = errors.filter(([name]) => names.includes(name));
    const refused = server && values[server.name] === server.value;
    return Object.fromEntries([...(refused ? [[server.name, server.message]] : []), ...kept]);
  };
  // Renders again when the errors change.
  const isWatched = rejection.names.length > 0 || rejection.server !== undefined;
  useWatch({ control: form.control, disabled: !isWatched, compute: remaining });
  const messages = isWatched ? remaining(form.getValues()) : {};
  const reported = entries.flatMap(({ name, field }) =>
    messages[name] ? [[name, { message: messages[name], max: field.max?.[0] }]] : [],
  );
  const reject = (rejected: Omit<Rejection, 'attempt'>) =>
    setRejection(({ attempt }) => ({ ...rejected, attempt: attempt + 1 }));
  return {
    form,
    formRef,
    editOf,
    errors: useErrorTexts(
      entries.map(({ name }) => name),
      Object.fromEntries(reported),
    ),
    /** Counts rejected saves. */
    attempt: rejection.attempt,
    /** Validates `values` in place of the form's, which stay, and marks the fields with errors; true if there are none. */
    validate: (values: AnyValues): boolean => {
      const names = Object.keys(errorsIn(values));
      if (names.length > 0) reject({ names });
      else setRejection(({ attempt }) => ({ attempt, names }));
      return names.length === 0;
    },
    /** Marks the field that has caused the failure of a save, if one has. */
    reject: (failure?: readonly [name: string, message: FieldErrorCode]) => {
      if (!failure) return;
      const [name, message] = failure;
      reject({ names: [], server: { name, message, value: form.getValues(name) } });
    },
  };
}
