import type { Ledger } from './ledger';
import type { Fault, Record } from './wire';

/** The report of a storm. Its times are informative, because they depend on the machine. */

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

function figuresOf(times: number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { requests: sorted.length, 'p50, ms': at(0.5), 'p95, ms': at(0.95), 'max, ms': at(1) };
}

/** The first faults with their statements, and the number of all. */
export function describeFaults(faults: Fault[]): string[] {
  const shown = faults
    .slice(0, 20)
    .map(
      ({ kind, statement, status, code, message }) =>
        `${kind}: ${status} ${code} ${message}\n    ${statement}`,
    );
  return faults.length > shown.length ? [...shown, `… ${faults.length} in all`] : shown;
}

export function print(ledger: Ledger, record: Record, seconds: number): void {
  const counts = new Map<string, number>();
  for (const { action, kind } of ledger.confirmed) {
    counts.set(`${action} ${kind}`, (counts.get(`${action} ${kind}`) ?? 0) + 1);
  }
  console.info(
    `${ledger.saves} saves in ${rounded(seconds)} s: ${rounded(ledger.saves / seconds)} a second, ` +
      `${ledger.confirmed.length} rows changed, ${record.faults.length} faults`,
  );
  console.table(
    Object.fromEntries([...counts, ...ledger.rejections].map(([k, n]) => [k, { times: n }])),
  );
  console.table(
    Object.fromEntries([...record.times].sort().map(([kind, times]) => [kind, figuresOf(times)])),
  );
}
