import { useFieldErrorText } from './fieldErrors';

type Errors<Name extends string> = Partial<Record<Name, { message?: string | undefined }>>;

interface Summary<Name extends string> {
  /** For the error summary, in the order of the form. */
  list: { name: string; message: string }[];
  /** The sentence beside each field. */
  byField: Partial<Record<Name, string>>;
}

/** A form's problems as sentences. `form` is the first part of its controls' ids. */
export function useErrorSummary<Name extends string>(
  form: string,
  order: readonly Name[],
  errors: Errors<Name>,
): Summary<Name> {
  const problem = useFieldErrorText();
  const summary: Summary<Name> = { list: [], byField: {} };
  for (const field of order) {
    const message = problem(errors[field]?.message);
    if (!message) continue;
    summary.list.push({ name: `${form}-${field}`, message });
    summary.byField[field] = message;
  }
  return summary;
}
