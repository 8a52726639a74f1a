/** The result of one check. */
export interface Finding {
  /** `untried`: not checked. `look`: no request can check it, or it needs attention soon. */
  outcome: 'fine' | 'WRONG' | 'untried' | 'look';
  what: string;
  /** Place to change or look at, or the reason why it was not checked; a finding that is fine has none. */
  where?: string;
}

/** Returns a finding that no request can check, or that needs attention soon. */
export const look = (what: string, where: string): Finding => ({ outcome: 'look', what, where });

/** Number of problems that a finding lists. */
const LISTED = 3;

/** Returns a finding: fine without problems, otherwise wrong with the first ones and the number of the others. */
export function finding(what: string, problems: string[], where: string): Finding {
  if (problems.length === 0) return { outcome: 'fine', what };
  const listed = problems.slice(0, LISTED).join('; ');
  const others = problems.length > LISTED ? `; and ${problems.length - LISTED} more` : '';
  return { outcome: 'WRONG', what: `${what}: ${listed}${others}`, where };
}
