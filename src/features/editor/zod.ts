import { z } from 'zod';

// The site's Content-Security-Policy forbids the code that zod would otherwise compile (DESIGN 8).
z.config({ jitless: true });

/** Text of at most `max` characters, counted as Postgres counts them. */
export const atMost = (max: number) => (text: string) => [...text.trim()].length <= max;

export const notBlank = (text: string): boolean => text.trim() !== '';

export const form = z;
