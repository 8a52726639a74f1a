/**
 * Returns the value of a form's `datetime-local` input, such as `2026-11-21T14:05`, or `half-typed`, which
 * validation rejects, when the input has bad input. Browsers report an incomplete or impossible date as
 * empty, which would mean “now”. Without a form or an input it returns `value`.
 * @param value the value that react-hook-form has read
 * @param name the name of the input, where the form has several; the first one by default
 */
export function readDateInput(form: HTMLFormElement | null, value: string, name?: string): string {
  const selector = `[type="datetime-local"]${name ? `[name="${name}"]` : ''}`;
  const input = form?.querySelector<HTMLInputElement>(selector);
  return input?.validity.badInput ? 'half-typed' : value;
}
