/** The result of one check, a line of the report. */
export type Finding =
  | { outcome: 'fine'; what: string }
  /** `place` is where to set it: a menu, a variable, a section of docs/deployment.md. */
  | { outcome: 'wrong'; what: string; place: string }
  /** Not checked, for the reason `why`. */
  | { outcome: 'untried'; what: string; why: string }
  /** Only a person can check or decide it. */
  | { outcome: 'look'; what: string; place: string };

/**
 * Returns the finding that a check has passed.
 * @param what the subject of the check, as the report states it
 */
export const fine = (what: string): Finding => ({ outcome: 'fine', what });

/**
 * Returns the finding that a check has failed.
 * @param what the problem, as the report states it
 * @param place where the administrator can change it ({@link Finding})
 */
export const wrong = (what: string, place: string): Finding => ({ outcome: 'wrong', what, place });

/**
 * Returns the finding that a check was skipped.
 * @param what the subject of the check
 * @param why the reason
 */
export const untried = (what: string, why: string): Finding => ({ outcome: 'untried', what, why });

/**
 * Returns the finding that only a person can check or decide something.
 * @param what the question, as the report states it
 * @param place where to look
 */
export const look = (what: string, place: string): Finding => ({ outcome: 'look', what, place });

const firstThree = (items: string[]): string =>
  items.length > 3
    ? `${items.slice(0, 3).join('; ')}; and ${items.length - 3} more`
    : items.join('; ');

/**
 * Returns one finding about several checks: fine without problems, otherwise wrong, with the first three
 * and the number of the others.
 * @param what the subject of the checks
 * @param problems a short text for each check that has failed
 * @param place where the administrator can change it
 */
export const overall = (what: string, problems: string[], place: string): Finding =>
  problems.length === 0 ? fine(what) : wrong(`not so: ${what}: ${firstThree(problems)}`, place);

/**
 * Returns the message of a thrown value or an error of supabase-js, with its code in parentheses:
 * `permission denied (42501)`; `no answer` for a value without a message. Never throws.
 */
export function messageOf(cause: unknown): string {
  const { message, details, code } = Object(cause) as Record<string, unknown>;
  const text = String(message || details || (typeof cause === 'string' ? cause : 'no answer'));
  return code ? `${text} (${code})` : text;
}
