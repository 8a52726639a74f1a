/**
 * The value of a `datetime-local` input of a form, or `half-typed`, which validation rejects, for
 * bad input. Browsers report an incomplete or impossible date as empty, which would mean “now”.
 * @param value the value that react-hook-form has read
 * @param name of the input; omitted for the first one of the form
 */
export function readDateInput(form: HTMLFormElement | null, value: string, name?: string): string {
  const named = name ? `[name="${name}"]` : '';
  const input = form?.querySelector<HTMLInputElement>(`[type="datetime-local"]${named}`);
  return input?.validity.badInput ? 'half-typed' : value;
}
