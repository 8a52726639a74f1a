/** Response times in milliseconds by kind, and errors. */
export class Figures {
  readonly #times = new Map<string, number[]>();
  readonly errors: string[] = [];

  /** Runs a request and records its time; an error is recorded and thrown. */
  async time<T>(kind: string, run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      const result = await run();
      const times = this.#times.get(kind) ?? [];
      this.#times.set(kind, times);
      times.push(performance.now() - start);
      return result;
    } catch (cause) {
      this.errors.push(`${kind}: ${String(cause)}`);
      throw cause;
    }
  }

  /** One row for each kind, and one for all. */
  table(seconds: number) {
    const all = [...this.#times.values()].flat();
    return [...this.#times, ['all', all] as const].map(([kind, times]) => {
      const sorted = [...times].sort((a, b) => a - b);
      const share = (part: number) => Math.round(sorted[Math.floor(part * sorted.length)] ?? 0);
      return {
        kind,
        answers: times.length,
        'a second': Math.round((times.length / seconds) * 10) / 10,
        'p50, ms': share(0.5),
        'p95, ms': share(0.95),
        'p99, ms': share(0.99),
      };
    });
  }
}
