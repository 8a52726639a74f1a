import type { AnyValues } from '../../kinds/field';
import { BAD_INPUT } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { entriesOf } from '../../kinds/values';

/**
 * The values of a form, with `half-typed`, which validation rejects, for each date of which the browser reports bad input.
 * Browsers report an incomplete or impossible date as empty, which would mean “now”.
 */
export function withDateInputs(
  kind: Kind,
  form: HTMLFormElement | null,
  values: AnyValues,
): AnyValues {
  const dates = entriesOf(kind).filter(({ field, name }) => {
    const input = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    return field.control === 'date' && input?.validity.badInput;
  });
  return { ...values, ...Object.fromEntries(dates.map(({ name }) => [name, BAD_INPUT])) };
}
