/** What one check found; each becomes one line of the report. */
export type Finding =
  | { outcome: 'fine'; what: string }
  /** `place` is where it is set: menu, variable, section of docs/deployment.md. */
  | { outcome: 'wrong'; what: string; place: string }
  /** Not asked, so that it is neither fine nor wrong. */
  | { outcome: 'untried'; what: string; why: string }
  /** Only a person can see or decide it. */
  | { outcome: 'look'; what: string; place: string };

export const fine = (what: string): Finding => ({ outcome: 'fine', what });

export const wrong = (what: string, place: string): Finding => ({ outcome: 'wrong', what, place });

export const untried = (what: string, why: string): Finding => ({ outcome: 'untried', what, why });

export const look = (what: string, place: string): Finding => ({ outcome: 'look', what, place });

const some = (items: string[]): string =>
  items.length > 3
    ? `${items.slice(0, 3).join('; ')}; and ${items.length - 3} more`
    : items.join('; ');

/** One finding about many things: fine when there are no problems, else the first of them. */
export const overall = (what: string, problems: string[], place: string): Finding =>
  problems.length === 0 ? fine(what) : wrong(`not so: ${what}: ${some(problems)}`, place);

/** The message of whatever was thrown or given as an error, with its code. */
export function messageOf(cause: unknown): string {
  const { message, details, code } = Object(cause) as Record<string, unknown>;
  const said = String(message || details || (typeof cause === 'string' ? cause : 'no answer'));
  return code ? `${said} (${code})` : said;
}
