/**
 * Returns the value of a `datetime-local` input of a form, such as `2026-11-21T14:05`, or `half-typed`, which
 * validation rejects, when the input has bad input. Browsers report an incomplete or impossible date as
 * empty, which would mean “now”. Without a form or an input it returns `value`.
 * @param value the value that react-hook-form has read
 * @param name the `name` of the input; omitted for the first one of the form
 */
export function readDateInput(form: HTMLFormElement | null, value: string, name?: string): string {
  const named = name ? `[name="${name}"]` : '';
  const input = form?.querySelector<HTMLInputElement>(`[type="datetime-local"]${named}`);
  return input?.validity.badInput ? 'half-typed' : value;
}
