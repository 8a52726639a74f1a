/** The result of one check, a line of the report. */
export type Finding =
  | { outcome: 'fine'; what: string }
  /** `place` is where to set it: a menu, a variable, a section of docs/deployment.md. */
  | { outcome: 'wrong'; what: string; place: string }
  /** Not checked, for the reason `why`. */
  | { outcome: 'untried'; what: string; why: string }
  /** Only a person can check or decide it. */
  | { outcome: 'look'; what: string; place: string };

export const fine = (what: string): Finding => ({ outcome: 'fine', what });

export const wrong = (what: string, place: string): Finding => ({ outcome: 'wrong', what, place });

export const untried = (what: string, why: string): Finding => ({ outcome: 'untried', what, why });

export const look = (what: string, place: string): Finding => ({ outcome: 'look', what, place });

const firstThree = (items: string[]): string =>
  items.length > 3
    ? `${items.slice(0, 3).join('; ')}; and ${items.length - 3} more`
    : items.join('; ');

/** Returns one finding about several checks: fine without problems, else with the first three. */
export const overall = (what: string, problems: string[], place: string): Finding =>
  problems.length === 0 ? fine(what) : wrong(`not so: ${what}: ${firstThree(problems)}`, place);

/** Returns the message of a thrown value or an error of supabase-js, with its code in parentheses. */
export function messageOf(cause: unknown): string {
  const { message, details, code } = Object(cause) as Record<string, unknown>;
  const text = String(message || details || (typeof cause === 'string' ? cause : 'no answer'));
  return code ? `${text} (${code})` : text;
}
