/**
 * The value of a form's date field, or a text that is no date when it is only half typed: the
 * browser gives such a field, like an impossible date, as empty, and empty means «now».
 */
export function readDateInput(form: HTMLFormElement | null, value: string): string {
  const field = form?.querySelector<HTMLInputElement>('[type="datetime-local"]');
  return field?.validity.badInput ? 'half-typed' : value;
}
