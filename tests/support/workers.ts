/** Test files that run beside each other, each in a process of its own: one for each core of CI's machine. */
export const WORKERS = 2;
