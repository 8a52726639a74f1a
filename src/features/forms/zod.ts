import { config, object, enum as oneOf, string } from 'zod';

// The site's Content-Security-Policy forbids the code that zod would otherwise compile (DESIGN 8).
config({ jitless: true });

/** Text of at most `max` characters, counted as Postgres counts them. */
export const atMost = (max: number) => (text: string) => [...text.trim()].length <= max;

export const notBlank = (text: string): boolean => text.trim() !== '';

/** What the schemas are made of; named one by one, so that the rest of zod stays out (DESIGN 7). */
export const z = { object, string, enum: oneOf };
