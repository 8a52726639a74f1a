import type { Finding } from './finding.ts';

const MARKS: Record<Finding['outcome'], string> = {
  fine: 'fine   ',
  wrong: 'WRONG  ',
  untried: 'untried',
  look: 'look   ',
};

function detail(finding: Finding): string {
  if (finding.outcome === 'fine') return '';
  if (finding.outcome === 'untried') return ` → ${finding.why}`;
  return ` → ${finding.place}`;
}

/**
 * Returns a finding as one line of the report: outcome, subject, and where to change it or why it was
 * skipped.
 */
export const lineOf = (finding: Finding): string =>
  `${MARKS[finding.outcome]} ${finding.what}${detail(finding)}`;

/**
 * Returns the line that ends the report, the number of findings by outcome: `1 wrong, 0 not tried, 2 to
 * look at, 30 fine`.
 */
export function summaryOf(findings: Finding[]): string {
  const count = (outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome).length;
  return `${count('wrong')} wrong, ${count('untried')} not tried, ${count('look')} to look at, ${count('fine')} fine`;
}

/**
 * Returns the exit code of the process: 1 when a finding has the outcome `wrong`, otherwise 0, also
 * without findings.
 */
export const exitCodeOf = (findings: Finding[]): 0 | 1 =>
  findings.some(({ outcome }) => outcome === 'wrong') ? 1 : 0;
