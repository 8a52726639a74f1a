/**
 * Returns the value of a form's `datetime-local` input; `half-typed`, which validation rejects, when the
 * input has bad input. Browsers report an incomplete or impossible date as empty, which means “now”.
 */
export function readDateInput(form: HTMLFormElement | null, value: string): string {
  const input = form?.querySelector<HTMLInputElement>('[type="datetime-local"]');
  return input?.validity.badInput ? 'half-typed' : value;
}
