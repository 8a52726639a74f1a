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

/** A finding as one line: what it is about, and where it is set. */
export const lineOf = (finding: Finding): string =>
  `${MARKS[finding.outcome]} ${finding.what}${detail(finding)}`;

/** The last line: how many of each. */
export function summaryOf(findings: Finding[]): string {
  const count = (outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome).length;
  return `${count('wrong')} wrong, ${count('untried')} not tried, ${count('look')} to look at, ${count('fine')} fine`;
}

/** 1 when something is wrong, else 0; what was not tried counts as neither. */
export const exitCodeOf = (findings: Finding[]): 0 | 1 =>
  findings.some(({ outcome }) => outcome === 'wrong') ? 1 : 0;
