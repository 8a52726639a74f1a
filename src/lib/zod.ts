import { config, object, enum as oneOf, string } from 'zod';

// The Content-Security-Policy forbids `new Function`, with which zod otherwise compiles schemas (design 8).
config({ jitless: true });

/** Returns a check for at most `max` characters after trimming, counted in code points as PostgreSQL does (`👍` is 1). */
export const atMost = (max: number) => (text: string) => [...text.trim()].length <= max;

export const notBlank = (text: string): boolean => text.trim() !== '';

/** The parts of zod that schemas use; imported by name, so that the others are tree-shaken (design 7). */
export const z = { object, string, enum: oneOf };
