import { config, object, enum as oneOf, string } from 'zod';

// The Content-Security-Policy forbids `new Function`, which would compile schemas (design 8).
config({ jitless: true });

/**
 * Returns a function that tells whether a text has at most `max` characters after trimming, counted
 * in code points as PostgreSQL counts them.
 */
export const atMost = (max: number) => (text: string) => [...text.trim()].length <= max;

/** Returns whether a text has more than white space. */
export const notBlank = (text: string): boolean => text.trim() !== '';

/** The parts of zod that schemas use, imported by name for tree shaking (design 7). */
export const z = { object, string, enum: oneOf };
