import { useFieldErrorText } from './fieldErrors';

type Errors<Name extends string> = Partial<Record<Name, { message?: string | undefined }>>;

interface Summary<Name extends string> {
  /** For `ErrorSummary`, in the order of the form; `name` is the id of the control. */
  list: { name: string; message: string }[];
  byField: Partial<Record<Name, string>>;
}

/**
 * Translates the validation errors of a form.
 * @param idPrefix of the form's controls: `news` for `news-title`
 * @param order the fields in the order of the page
 * @param errors `formState.errors` of react-hook-form, whose messages are field error codes
 */
export function useErrorSummary<Name extends string>(
  idPrefix: string,
  order: readonly Name[],
  errors: Errors<Name>,
): Summary<Name> {
  const errorText = useFieldErrorText();
  const summary: Summary<Name> = { list: [], byField: {} };
  for (const field of order) {
    const message = errorText(errors[field]?.message);
    if (!message) continue;
    summary.list.push({ name: `${idPrefix}-${field}`, message });
    summary.byField[field] = message;
  }
  return summary;
}
