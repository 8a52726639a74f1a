/**
 * Number of test files that run in parallel, each in its own process: one per core of CI's machine.
 */
export const WORKERS = 2;
